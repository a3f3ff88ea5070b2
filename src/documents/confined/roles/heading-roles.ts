import type { BlockRole } from '../../../kernel/artifacts.ts';

/*
 * What a section is for, told from its heading. Names are whole headings, compared without
 * numbering, case and closing punctuation, so that "Sources of energy" stays body.
 */
const NAMES: Partial<Record<BlockRole, string>> = {
  references: `references|reference list|bibliography|selected bibliography|select bibliography|annotated bibliography|works cited|literature cited|
    references cited|cited works|cited references|sources cited|citations|sources and further reading|further reading|suggested reading|suggested readings|
    suggestions for further reading|recommended reading|additional reading|references and notes|notes and references|
    references and further reading|literature|endnotes|literatur|literaturverzeichnis|literaturhinweise|literaturangaben|quellen|quellenverzeichnis|quellenangaben|
    quellen und literatur|literatur und quellen|einzelnachweise|weiterführende literatur|zum weiterlesen|
    bibliographie|références|notes et références|referencias|bibliografía|riferimenti|bibliografia|referências|
    références bibliographiques|bibliographie sélective|sitographie|webographie|pour aller plus loin|pour en savoir plus|lectures complémentaires|notes de bas de page|referencias bibliográficas|notas y referencias|lecturas recomendadas|para saber más|riferimenti bibliografici|note e riferimenti|sitografia|per approfondire|letture consigliate|referências bibliográficas|notas e referências|leituras recomendadas|para saber mais|saiba mais|literatuur|literatuurlijst|bronnen|bronnenlijst|bronvermelding|referenties|verder lezen|参考文献|參考文獻|참고문헌|список литературы|литература|المراجع|hivatkozások|källor|referenser`,
  navigation: `contents|table of contents|list of figures|list of tables|list of illustrations|illustrations|brief contents|full contents|
    index|subject index|author index|general index|see also|external links|related articles|related posts|related content|related stories|related links|related topics|related reading|
    more from this author|more stories|recommended|recommended for you|you may also like|you might also like|share this|share|
    on this page|in this article|in this section|subscribe|newsletter|sign up|follow us|leave a reply|leave a comment|comments|
    navigation|navigation menu|menu|quick links|useful links|site map|search|categories|tags|archives|recent posts|popular posts|
    siehe auch|weblinks|inhalt|inhaltsverzeichnis|inhaltsübersicht|tabellenverzeichnis|sachregister|personenregister|register|verwandte artikel|ähnliche artikel|kommentare|abbildungsverzeichnis|stichwortverzeichnis|table des matières|sommaire|voir aussi|liens externes|articles connexes|articles liés|sur le même sujet|commentaires|partager|table des illustrations|liste des figures|liste des tableaux|
    índice|índice general|índice analítico|tabla de contenido|tabla de contenidos|véase también|enlaces externos|artículos relacionados|comentarios|compartir|contenido|indice|indice analitico|indice dei nomi|vedi anche|voci correlate|altri progetti|collegamenti esterni|articoli correlati|commenti|condividi|ver também|veja também|ligações externas|links externos|artigos relacionados|comentários|partilhar|compartilhar|índice remissivo|sumário|inhoud|inhoudsopgave|zie ook|externe links|lijst van afbeeldingen|lijst van tabellen|trefwoordenregister|lees ook|gerelateerde artikelen|目录|目次|关联项目|参见|関連項目|оглавление|содержание|см. также|ссылки`,
  front_matter: `dedication|author information|authors|affiliations|author affiliations|article info|article information|keywords|key words|
    correspondence|document control|document history|revision history|version history|list of contributors|contributors|authors and affiliations|
    list of abbreviations|abbreviations|acronyms|list of acronyms|abbreviations and acronyms|acronyms and abbreviations`,
  copyright: `copyright|copyright notice|copyright and licence|copyright and license|licence|license|licensing|license information|licence information|
    permissions|rights and permissions|reprints and permissions|open access|disclaimer|legal notice|legal|imprint|impressum|colofon|datenschutz|datenschutzerklärung|haftungsausschluss|bildnachweis|bildnachweise|abbildungsnachweis|fotoverantwoording|terms of use|credits and licence|
    attribution|attributions|text attribution|image credits|photo credits|picture credits|publishing information|publication information|lizenz|mentions légales|droits d'auteur|licence d'utilisation|crédits photo|aviso legal|derechos de autor|licencia|créditos|note legali|licenza|diritti d'autore|crediti|licença|direitos de autor|direitos autorais|the full project gutenberg license`,
  back_matter: `acknowledgements|acknowledgments|acknowledgement|acknowledgment|funding|funding information|funding statement|financial support|
    conflict of interest|conflicts of interest|conflict of interest statement|competing interests|competing interest|declaration of interest|declaration of competing interest|
    declarations|disclosure|disclosures|disclosure statement|author contributions|contributions|authors' contributions|
    about the author|about the authors|about the editor|about the contributors|author biography|author biographies|biography of the author|data availability|data availability statement|
    availability of data and materials|code availability|ethics|ethics statement|ethics approval|ethical approval|consent for publication|supplementary material|supplementary materials|
    supplementary information|supplementary data|supporting information|supplemental information|additional information|electronic supplementary material|abbreviations used|
    review questions|chapter review questions|discussion questions|questions for discussion|exercises|chapter exercises|practice problems|problems and exercises|
    conceptual questions|critical thinking questions|multiple choice|multiple choice questions|check your understanding|test your knowledge|test your understanding|self-check questions|
    self check|self-check|quiz|homework|answers|answer key|answers to exercises|answers to selected exercises|solutions|solutions to exercises|visual connection questions|art connection questions|art connections|visual connections|link to learning|
    about this article|contact|contact us|contact information|contact details|contacts|for more information|danksagung|danksagungen|dankwoord|über den autor|über die autorin|über die autoren|over de auteur|over de auteurs|interessenkonflikt|übungsaufgaben|kontrollfragen|oefeningen|opdrachten|lösungen|kontakt|remerciements|à propos de l'auteur|à propos des auteurs|conflits d'intérêts|exercices corrigés|questions de révision|agradecimientos|sobre el autor|sobre la autora|sobre los autores|conflicto de intereses|preguntas de repaso|ejercicios resueltos|soluciones|ringraziamenti|sull'autore|gli autori|conflitto di interessi|esercizi|domande di ripasso|soluzioni|agradecimentos|sobre o autor|sobre a autora|sobre os autores|conflito de interesses|exercícios|exercícios resolvidos|perguntas de revisão|soluções|übungen|aufgaben|exercices|ejercicios|
    changelog|change log|colophon|about this document|editor information|peer review|publisher's note|how to cite|how to cite this article|cite this article|suggested citation|rights|notes on contributors|media contact|media contacts|press contact|about us`,
};

const PREFIXES: [RegExp, BlockRole][] = [
  [
    /^(?:appendix|appendices|annex|anhang|annexes?|anexos?|apéndices?|appendice|allegat[oi]|apêndices?)(?![\p{L}])/u,
    'back_matter',
  ],
  [/^(?:answers|solutions) (?:to|for) /, 'back_matter'],
  [
    /^(?:related|recommended|more) (?:articles|posts|stories|reading|content|links|coverage|news)\b/,
    'navigation',
  ],
  [/^(?:share|subscribe|sign up|newsletter)\b.{0,30}$/, 'navigation'],
  [/^about the (?:author|authors|editors?|translator)\b/, 'back_matter'],
  [/^(?:references|bibliography|works cited|further reading)\b.{0,25}$/, 'references'],
  [/^(?:acknowledge?ments?)\b.{0,30}$/, 'back_matter'],
  [/^(?:conflicts? of interests?|competing interests|declaration of)\b/, 'back_matter'],
  [/^(?:transcriber.s notes?)/, 'copyright'],
];

const byName = new Map<string, BlockRole>();
for (const [role, names] of Object.entries(NAMES)) {
  for (const name of names.split('|')) byName.set(name.trim(), role as BlockRole);
}

/** The role that a heading gives its section; null when it says nothing about it. */
export function roleOfHeading(heading: string): BlockRole | null {
  const name = bareHeading(heading);
  return byName.get(name) ?? PREFIXES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Names that mean references only near the end: "Notes" may open a lecture, "Sources" a study. */
const AT_THE_END = new Set([
  'sources',
  'notes',
  'footnotes',
  'credits',
  'image sources',
  'data sources',
  'source',
  'links',
  'resources',
  'additional resources',
  'anmerkungen',
  'notes de fin',
  'notas',
]);

export function roleOfLateHeading(heading: string): BlockRole | null {
  return AT_THE_END.has(bareHeading(heading)) ? 'references' : null;
}

/** "7.2  References:" -> "references". */
export function bareHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^(?:(?:chapter|section|part)\s+)?(?:\d+(?:\.\d+)*|[ivxlc]+(?=[.)]))[.):]?\s+/, '')
    .replace(/(?<![\s:.…¶#*_])[\s:.…¶#*_]+$/, '')
    .trim();
}
