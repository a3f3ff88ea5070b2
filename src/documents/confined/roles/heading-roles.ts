import type { BlockRole } from '../../../kernel/artifacts.ts';
import { pattern, words } from '../../../kernel/patterns.ts';
import { ALL_PACKS } from '../../../languages/packs.ts';
import { SECTION_ROLES, type SectionRole } from '../../../languages/reading-words.ts';

/*
 * What a section is for, told from its heading. Names are whole headings, compared without
 * numbering, case and closing punctuation, so that "Sources of energy" stays body.
 */

/** ... in languages that no script is written in. */
const ELSEWHERE: Partial<Record<SectionRole, readonly string[]>> = {
  references: words`
    参考文献, 參考文獻, 참고문헌, список литературы, литература, المراجع, hivatkozások, källor, referenser`,
  navigation: words`目录, 目次, 关联项目, 参见, 関連項目, оглавление, содержание, см. также, ссылки`,
};

const PREFIXES: [RegExp, BlockRole][] = [
  [pattern('u')`^${ALL_PACKS.flatMap(({ reading }) => reading.appendix)}(?![\p{L}])`, 'back_matter'],
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
for (const names of [ELSEWHERE, ...ALL_PACKS.map(({ reading }) => reading.headings)])
  for (const role of SECTION_ROLES) for (const name of names[role] ?? []) byName.set(name, role);

/** The role that a heading gives its section; null when it says nothing about it. */
export function roleOfHeading(heading: string): BlockRole | null {
  const name = bareHeading(heading);
  return byName.get(name) ?? PREFIXES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Names that mean references only near the end: "Notes" may open a lecture, "Sources" a study. */
const AT_THE_END = new Set(ALL_PACKS.flatMap(({ reading }) => reading.lateReferences));

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
