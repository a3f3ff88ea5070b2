import { separateNoteLines } from './note-lines.ts';
import { plainNoteMarks } from './note-marks.ts';

/*
 * Marks of other Markdown dialects (kramdown, Pandoc) that CommonMark would show as text.
 */

const BLOCK_TAG = 'div|section|details|summary|center|aside|article|figure|main|blockquote';

/** Markdown without foreign attribute marks, with the content of HTML blocks open to Markdown. */
export function plainMarkdown(text: string): string {
  return outsideFences(text, (part) =>
    separateNoteLines(plainNoteMarks(definitionLists(part)))
      .replace(/^[ \t]*\{:[^}\n]*\}[ \t]*$/gm, '')
      .replace(/\{:[^}\n]{0,300}\}/g, '')
      .replace(/(^#{1,6} .{0,400}?)[ \t]{1,9}\{[#.][^{}\n]{0,200}\}[ \t]{0,99}$/gm, '$1')
      .replace(/^\^[ \t]*$/gm, '')
      .replace(/[ \t]?\(?\[\\?\[link\\?\]\]\(#[^)\n]*\)\)?/g, '')
      .replace(/(!\[[^\]\n]{0,300}\]\([^\s)]{1,2000})[ \t]{1,9}"[\s\S]{0,2000}?"\)/g, '$1)')
      .replace(
        new RegExp(
          `^([ ]{0,3}(?:</?(?:${BLOCK_TAG})(?:\\s[^>\\n]*)?>|<summary>.*</summary>))[ \\t]*\\n(?![ ]{4})(?=\\S|[ ]{1,3}\\S)`,
          'gim',
        ),
        '$1\n\n',
      ),
  );
}

/** "Term" over ": definition" as a line that says both. */
function definitionLists(text: string): string {
  return text.replace(/^([^\s:#>|*+\-\d\n][^\n]{0,80})\n(?:\n)?:[ \t]+(?=\S)/gm, '- **$1**: ');
}

function outsideFences(text: string, change: (part: string) => string): string {
  return text
    .split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}
