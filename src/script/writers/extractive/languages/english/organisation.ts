import type { Document } from '../../../../../kernel/artifacts.ts';
import { pattern, words } from '../../../../../kernel/patterns.ts';

const KINDS_OF_TEXT = words`
  employee, staff, team, company, handbook, polic(?:y|ies), guides?, guidelines, manual, code of conduct, code, privacy,
  welcome to, about, mission, values, overview, introduction, procedures?, terms, faq, the, our, a, an, of, for, at, and
`;
const KIND_OF_TEXT = pattern('gi')`(?<![\p{L}\p{N}])${KINDS_OF_TEXT}(?![\p{L}\p{N}])`;

const BODIES = words`
  company, organi[sz]ation, agency, department, university, school, college, association, foundation, council, office,
  charity, team, project, society, club, bank, hospital, library, museum, government, city
`;
const OWN_BODY = pattern('giu')`\bour (${BODIES})\b`;

/**
 * What a body that says "we" is called inside a sentence: "Basecamp" of "Basecamp Employee Handbook", else what
 * it calls itself ("our company"), else "the organisation".
 */
export function nameSpeaker({ metadata, text }: Document): string {
  const named = new RegExp(KIND_OF_TEXT.source, 'giu');
  const rest = metadata.title
    .replace(named, ' ')
    .replace(/[^\p{L}\p{N}&.'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isName =
    metadata.titleFrom === 'document' &&
    rest !== metadata.title &&
    /^[\p{Lu}\d][\p{L}\p{N}&.'’-]*(?: [\p{Lu}\d][\p{L}\p{N}&.'’-]*){0,2}$/u.test(rest);
  if (isName && text.split(rest).length > 2) return rest;
  const counts = new Map<string, number>();
  for (const [, body] of text.matchAll(OWN_BODY)) {
    const name = body!.toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most ? `the ${most[0]}` : 'the organisation';
}
