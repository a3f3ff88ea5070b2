import { phrases, words } from '../../../../../kernel/patterns.ts';
import type { Fault } from '../cues/cue-faults.ts';
import { matchAny, opensWith } from '../cues/romance/patterns.ts';
import {
  FIELD_LABELS,
  FOLLOWING_THINGS,
  GLOSSARY_NOUNS,
  NUMBERED_THINGS,
  PICTURES,
  PLACES,
  PLACES_IN_TEXT,
  PRESENT_THINGS,
  SEEN_OR_SAID,
  SHOWN,
  SHOWN_OR_SAID,
  TEXT_WILL,
  TEXTS,
  WE_WILL,
  WHICH_TEXT,
} from './fault-words.ts';

/** What is no content in a Spanish text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: matchAny(words`
      ${NUMBERED_THINGS} (?:n\.?º\s?|núm\.\s?)?(?:\d|[ivx]+(?![\p{L}'])|(?-i:[A-H])(?![\p{L}']))
    `),
  },
  {
    name: 'pointer',
    test: opensWith(`abajo|arriba|véase|véanse|ver|vea|veáse|consulte|consúltese|consulta|lea|léase|cf`),
  },
  {
    name: 'pointer',
    test: matchAny(words`
      véase, véanse, ver (?:también|más|la|el|las|los) (?:${SHOWN}|${PLACES}|abajo|arriba), cf\.?,
      consulte, consúltese, consultar (?:la|el) ${PLACES},
      para (?:más|mayor|obtener más) (?:información|detalles?), para saber más, más información,
      más detalles, leer más, lea también, remitimos, remítase, refiérase, se remite (?:a|al)
    `),
  },
  {
    name: 'pointer',
    test: matchAny(phrases`
      (?:más|ya) (?:arriba|abajo|adelante)(?= (?:se|hemos|veremos|en|mencion)|[.,;])
      como (?:se|hemos|ya|vimos|veremos|puede) ${SEEN_OR_SAID}
      ${SHOWN_OR_SAID}[ao]s? ${PLACES_IN_TEXT}
      (?:hemos|habíamos) (?:visto|dicho|mencionado|señalado|comentado|explicado|descrito)
      ${WE_WILL}
      se ${TEXT_WILL} (?:en|más|a continuación|después|luego|aquí)
    `),
  },
  {
    name: 'pointer',
    test: matchAny(phrases`
      (?:en|de|a|del|al|por) ${WHICH_TEXT} ?${TEXTS}
      ${FOLLOWING_THINGS} (?:siguientes?|anterior(?:es)?|de (?:abajo|arriba)|adjunt[ao]s?)
      (?:siguiente|siguientes|anterior|anteriores|presente) ${PRESENT_THINGS}
      (?:este|esta|estos|estas) (?:${PLACES}|${SHOWN}|curso|tutorial)
      en (?:la|el) ${PICTURES}(?! de)
      (?:a la|en la parte) (?:izquierda|derecha|superior|inferior) (?:de la|del) (?:${SHOWN}|pantalla|ventana)
    `),
  },
  {
    name: 'navigation',
    test: opensWith(words`
      haga clic, haz clic, pulse, pulsa, descargue, descarga, suscríbase, suscríbete, regístrese,
      comparta, compartir, imprimir, volver (?:al|a la|arriba), ir (?:al|a la), leer más, saber más,
      síganos, síguenos, contáctenos, descubra, descubre, publicado (?:el|por|en), actualizado,
      última (?:actualización|modificación), escrito por, redactado por, artículos relacionados,
      tiempo de lectura, página (?:siguiente|anterior), ${FIELD_LABELS}\s?:
    `),
  },
  {
    name: 'apparatus',
    test: matchAny(words`
      todos los derechos, derechos reservados, derechos de autor, aviso legal, depósito legal,
      bajo (?:una |la )?licencia, licencia (?:creative|gpl|libre|gnu|cc), prohibida la reproducción,
      traducido (?:del|por|al), traducción de, haga clic, haz clic, hacer clic, descárg\p{L}*, descargar,
      suscr[ií]b\p{L}*, impreso en, consultado el, ed\., p\. \d, pp\. \d, pág\., págs\., op\. cit\.?,
      ibíd\.?, et al\.?, correo electrónico, e-?mail, política de privacidad, objetivos? de aprendizaje,
      al finalizar (?:este|esta)
    `),
  },
  {
    name: 'shown, not told',
    test: opensWith(words`
      (?!vamos(?= ya))\p{L}{2,}(?:amos|emos|imos)(?= ), observe, observa, note, nótese, obsérvese, fíjese,
      fíjate, compare, compárese, mire, mira, considere, considera, suponga, imagine, recuerde, recuerda,
      pruebe, seleccione, escriba, introduzca, abra, ejecute, elija, añada, compruebe, instale, edite,
      pulse, tenga en cuenta, asegúrese
    `),
  },
  {
    name: 'shown, not told',
    test: matchAny(words`
      puede(?:n|s)? encontrar (?:un|una) (?:lista|listado|descripción),
      (?:como|ya) (?:puede|puedes|pueden) (?:ver|observar|apreciar), en (?:este|el|nuestro) ejemplo,
      (?:aquí|ahí) (?:vemos|se ve|puede|está|tiene), ante (?:nosotros|usted), haciendo clic, pulsando,
      un clic, he aquí, debería ver, que aparecen? (?:debajo|abajo|arriba|a la),
      (?:debajo|abajo)(?=[.,;:]), puede(?:n)? (?:encontrarse|consultarse) en, barra lateral,
      (?:pulse|presione|pulsa|presiona)[ ],
      (?:encontrará|encontrarás|hallará) (?:el|la|los|las|más|un|una), (?:en|de) este texto, obtendrá,
      (?:veamos|examinemos|consideremos|supongamos|tomemos|pasemos)
    `),
  },
  {
    name: 'speaker of the source',
    test: matchAny(words`
      el lector, la lectora, los lectores, nuestros lectores, querido lector, estimado lector,
      quien (?:esto|estas líneas) escribe,
      el (?:autor|presente trabajo|presente libro) (?:de estas|agradece), agradezco, señoras y señores
    `),
  },
  { name: 'a slip of the source', test: matchAny(`(el|la|los|las|de|del|un|una|y|en|a|que) \\1`) },
  {
    name: 'no verb',
    test: opensWith(words`${GLOSSARY_NOUNS} (?:de|del|que|por)`),
  },
  { name: 'does not end as a sentence', test: /(?:\b(?:p\. ?ej|cf|etc|n|vol|art|cap|Ud|Uds|Vd)|\b[A-Z])\.$/ },
];
