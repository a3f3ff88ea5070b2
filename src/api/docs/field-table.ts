import type { JsonSchema } from '../openapi/json-schema.ts';
import { type Html, html } from './html.ts';

interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The fields of an object as a table; those of objects inside it by their path. */
export function fieldTable(caption: string, schema: JsonSchema): Html {
  const choices = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (choices)
    return html`${choices.map((choice, index) => fieldTable(`${caption}, choice ${index + 1}`, choice))}`;
  const ref = refName(schema);
  if (ref) return html`<p class="shape-line">${caption}: ${shapeLink(ref)}</p>`;
  const fields = fieldsOf(schema);
  if (fields.length === 0) return html`<p class="shape-line">${caption}: ${typeOf(schema)}</p>`;
  return renderFieldTable(caption, fields);
}

export function renderFieldTable(caption: string, fields: Field[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Limits</th></tr></thead>
<tbody>${fields.map(row)}</tbody></table></div>`;
}

function row({ name, schema, required }: Field): Html {
  const note =
    typeof schema.description === 'string'
      ? html`<span class="note">${schema.description}</span>`
      : undefined;
  return html`<tr><th scope="row"><code>${name}</code>${required && html` <em>required</em>`}</th>
<td>${typeOf(schema)}${note}</td><td>${limitsOf(schema)}</td></tr>`;
}

function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  const required = (schema.required ?? []) as string[];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return properties.flatMap(([name, inner]) => {
    const field = { name: `${before}${name}`, schema: inner, required: required.includes(name) };
    const items = inner.items as JsonSchema | undefined;
    if (items?.properties) return [field, ...fieldsOf(items, `${before}${name}[].`)];
    return inner.properties ? [field, ...fieldsOf(inner, `${before}${name}.`)] : [field];
  });
}

function typeOf(schema: JsonSchema): Html {
  const ref = refName(schema);
  if (ref) return shapeLink(ref);
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum))
    return html`${joined(schema.enum.map((value) => html`<code>${String(value)}</code>`))}`;
  if (schema.type === 'array') return html`list of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'anything');
  return html`${schema.format === undefined ? type : `${type}, ${schema.format}`}`;
}

function joined(parts: Html[]): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`, ${part}`))}`;
}

const WORDS: [key: string, say: (value: unknown) => string][] = [
  ['minLength', (value) => `${value} characters or more`],
  ['maxLength', (value) => `${value} characters at most`],
  ['minimum', (value) => `from ${value}`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minItems', (value) => `${value} or more`],
  ['maxItems', (value) => `${value} at most`],
  ['pattern', (value) => `matches ${value}`],
  ['default', (value) => `${JSON.stringify(value)} when absent`],
];

function limitsOf(schema: JsonSchema): string {
  return WORDS.flatMap(([key, say]) => (key in schema ? [say(schema[key])] : [])).join('; ');
}

function refName({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function shapeLink(name: string): Html {
  return html`<a href="#shape-${name}">${name}</a>`;
}
