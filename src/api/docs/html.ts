/** Markup that is safe to stand in a page. */
export interface Html {
  html: string;
}

type Part = Html | Html[] | string | number | undefined | false;

/** A template whose values are escaped, except those that are markup already. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return {
    html: texts.map((text, index) => text + (index < values.length ? markup(values[index]) : '')).join(''),
  };
}

function markup(value: Part): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((each) => each.html).join('');
  if (typeof value === 'object') return value.html;
  return escaped(String(value));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Text with `code` in back quotes. */
export function prose(text: string): Html {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}
