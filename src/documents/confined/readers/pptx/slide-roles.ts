import type { BlockRole } from '../../../../kernel/artifacts.ts';

const NAVIGATION =
  /^(?:(?:today['’]?s )?agenda|outline|contents|overview of (?:this|the) (?:talk|lecture)|(?:lecture|talk) outline|inhalt|gliederung|tagesordnung|plan|sommaire|ordre du jour|contenido|esquema|orden del día|sommario|indice|ordine del giorno|conteúdo|ordem do dia|inhoud|overzicht)$/i;
const BACK_MATTER =
  /^(?:thank you(?: for (?:your attention|listening))?|thanks|(?:any )?questions|q ?& ?a|discussion and questions|(?:vielen )?dank(?: für (?:ihre|eure) aufmerksamkeit)?|fragen|merci(?: de votre attention)?|questions et discussion|(?:muchas )?gracias|preguntas|grazie(?: per l['’]attenzione)?|domande|obrigad[oa]|perguntas|bedankt|dank u wel|vragen|contact)$/i;

/** What a slide is for, told from its title: the plan of the talk and its closing slide are not its matter. */
export function roleOfSlide(title: string | null): BlockRole | undefined {
  const name = (title ?? '').replace(/[\s:.!?…]+$/, '').trim();
  if (NAVIGATION.test(name)) return 'navigation';
  return BACK_MATTER.test(name) ? 'back_matter' : undefined;
}

/** "Results (cont.)" and "Results (2/3)" go on with "Results". */
export function bareSlideTitle(title: string): string {
  return title
    .replace(
      /\s*[([–-]?\s*(?:cont(?:inued|['’]d|\.|d)?|fortsetzung|suite|continuación|continuação|segue|vervolg|\d+\s*(?:\/|of|von|de|di|van)\s*\d+|[ivx]+)\s*[)\]]?\.?$/i,
      '',
    )
    .trim();
}
