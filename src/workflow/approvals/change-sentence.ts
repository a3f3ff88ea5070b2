import type { ApprovedChange } from '../../kernel/stored.ts';

/** A notification names so many; the page has them all. */
const NAMED = 3;

/** Names what changed: "title; line 3, pause before it; and 4 more". */
export function changeSentence(changes: readonly Pick<ApprovedChange, 'line' | 'what'>[]): string {
  const named = changes.slice(0, NAMED).map(({ line, what }) => {
    const words = `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
    return line === null ? words : `line ${line}, ${words}`;
  });
  const rest = changes.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}
