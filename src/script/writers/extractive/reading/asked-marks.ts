import type { Language } from '../languages/language.ts';
import type { Line } from '../model.ts';
import { capitalise } from '../text/letter-case.ts';

/** "Q: why did it leak? A: the tar was old.": who asks and who answers is heard, and the letters are for the eye. */
export function leaveAskedMarksOut(lines: readonly Line[], { notes }: Language): void {
  lines.forEach((line, i) => {
    const answer = lines[i + 1];
    if (!notes || !answer || !/[?？]$/.test(line.text)) return;
    const [asked, answered] = [
      behindMark(line.text, notes.questionMarks),
      behindMark(answer.text, notes.answerMarks),
    ];
    if (asked === undefined || answered === undefined) return;
    for (const [of, text] of [[line, asked] as const, [answer, answered] as const]) {
      of.text = capitalise(text);
      of.refs = of.refs.map((ref) => ({
        ...ref,
        edit: 'simplified',
        changes: [...(ref.changes ?? []), 'mark left out'],
      }));
    }
  });
}

/** What stands behind "Q:" or "A:"; undefined where no such mark opens a text. */
function behindMark(text: string, marks: readonly string[]): string | undefined {
  const found = /^(\p{L}{1,10})\s?[:.)]\s(?=\S)/u.exec(text);
  return found && marks.includes(found[1]!.toLowerCase()) ? text.slice(found[0].length) : undefined;
}
