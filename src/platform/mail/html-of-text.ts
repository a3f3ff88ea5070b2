/** An address that stands alone on its line, and one within a line; what closes a sentence is no part of it. */
const ALONE = /^https?:\/\/\S+$/;
const WITHIN = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 32px 20px; background: #faf7f2; color: #191714;
    font: 16px/1.55 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
  main { max-width: 520px; margin: 0 auto; }
  .name { margin: 0 0 28px; font: 500 20px/1.2 Newsreader, Georgia, serif; }
  a { color: inherit; overflow-wrap: anywhere; }
  .act { display: inline-block; padding: 11px 20px; background: #191714; color: #faf7f2;
    border-radius: 6px; font-weight: 600; text-decoration: none; }
  .small { font-size: 13px; opacity: 0.7; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    body { background: #191714; color: #faf7f2; }
    .act { background: #faf7f2; color: #191714; }
  }`;

/** Every address of a text, in order, each once. */
export function findLinks(text: string): string[] {
  return [...new Set(text.match(WITHIN) ?? [])];
}

/**
 * The message as a page, made of its text: paragraphs, the first address that stands on a line of its
 * own as a button, other addresses as links. Everything else is escaped.
 */
export function htmlOfText(subject: string, text: string): string {
  let hasButton = false;
  const lineOf = (line: string): string => {
    if (hasButton || !ALONE.test(line.trim())) return withLinks(line);
    hasButton = true;
    const address = escaped(line.trim());
    return `<a class="act" href="${address}">${buttonText(line)}</a><br><span class="small">${address}</span>`;
  };
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>\n')}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<p class="name">Afterword</p>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

/** Where it leads, so that nobody presses a button without knowing. */
function buttonText(address: string): string {
  const { host } = URL.parse(address.trim()) ?? { host: '' };
  return host ? `Go on at ${escaped(host)}` : 'Go on';
}

function withLinks(line: string): string {
  let html = '';
  let from = 0;
  for (const match of line.matchAll(WITHIN)) {
    const address = escaped(match[0]);
    html += `${escaped(line.slice(from, match.index))}<a href="${address}">${address}</a>`;
    from = match.index + match[0].length;
  }
  return html + escaped(line.slice(from));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
