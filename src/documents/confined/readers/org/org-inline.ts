/** What may stand before and behind a mark of emphasis (Org manual, "Emphasis and Monospace"). */
const BEFORE = String.raw`(?<=^|[\s({'"“-])`;
const BEHIND = String.raw`(?=$|[\s.,;:!?)}'"”-])`;
const INSIDE = String.raw`((?:\S|\S[^\n]{0,300}?\S))`;

const marked = (mark: string) => new RegExp(`${BEFORE}${mark}${INSIDE}${mark}${BEHIND}`, 'gu');
const CODE = [marked('='), marked('~')];
const BOLD = marked('\\*');
const ITALIC = marked('/');
const UNDERLINED = marked('_');
const STRUCK = marked('\\+');

/** Emphasis, code, links, footnotes and dates of one line of Org, as Markdown. */
export function inlineToMarkdown(line: string): string {
  const codes: string[] = [];
  let text = line.replace(/\[\[([^\][\n]{1,500})\](?:\[([^\][\n]{1,300})\])?\]/g, readLink);
  // What is code is nothing else: it is put back last.
  for (const code of CODE)
    text = text.replace(code, (_, inside: string) => `\uE000${codes.push(`\`${inside}\``) - 1}\uE001`);
  return text
    .replace(/\[fn:([\w-]{1,40})\]/g, '[^$1]')
    .replace(/[<[](\d{4}-\d\d-\d\d)(?: [^\]>\n]{0,40})?[>\]]/g, '$1')
    .replace(BOLD, '**$1**')
    .replace(ITALIC, '*$1*')
    .replace(UNDERLINED, '$1')
    .replace(STRUCK, '~~$1~~')
    .replace(/\\\\$/, '  ')
    .replace(/\uE000(\d{1,6})\uE001/g, (_, index: string) => codes[Number(index)]!);
}

function readLink(_: string, target: string, label: string | undefined): string {
  if (label === undefined)
    return /^(?:https?:|file:|id:|mailto:|\.{0,2}\/)/.test(target) ? '' : target.replace(/^\*/, '');
  return `[${label}](<${target.replace(/[<>]/g, '')}>)`;
}
