import type { WrittenPage } from '../../kernel/contracts/site.ts';
import { ERROR_CODES } from '../../kernel/errors.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { makeExample } from '../openapi/make-example.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import { fieldTable, renderFieldTable } from './field-table.ts';
import { type Html, html, prose } from './html.ts';

interface Operation {
  method: string;
  path: string;
  id: string;
  detail: JsonSchema;
}

export const REFERENCE_HEAD = {
  title: 'API reference',
  description: 'Every call of this Afterword server: fields, limits, examples and errors.',
  path: '/docs/api',
} as const;

/** The page of the calls, from the same description programs get; it needs no JavaScript. */
export function docsPage(api: OpenApi): WrittenPage {
  const operations = operationsOf(api);
  const chapters = api.tags.map(({ name }) => ({
    name,
    id: `chapter-${name.toLowerCase().replace(/\W+/g, '-')}`,
    operations: operations.filter(({ detail }) => (detail.tags as string[]).includes(name)),
  }));
  const shapes = Object.entries(api.components.schemas).sort(([one], [other]) => one.localeCompare(other));
  const body = html`<p class="eyebrow"><a href="/docs">Documentation</a>, Afterword ${String(api.info.version)}</p><h1>The calls</h1>
${String(api.info.description)
  .split('\n\n')
  .map((line) => html`<p>${prose(line)}</p>`)}
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<div class="calls"><nav aria-label="Contents"><ol>
${chapters.map(
  (chapter) =>
    html`<li><a href="#${chapter.id}">${chapter.name}</a><ol>${chapter.operations.map(
      ({ id, detail }) => html`<li><a href="#${id}">${String(detail.summary)}</a></li>`,
    )}</ol></li>`,
)}
<li><a href="#errors">Errors</a></li><li><a href="#shapes">Shapes</a></li></ol></nav>
<div>
${chapters.map(
  (chapter) => html`<section aria-labelledby="${chapter.id}"><h2 id="${chapter.id}">${chapter.name}</h2>
${chapter.operations.map((operation) => callSection(operation, api))}</section>`,
)}
${errorSection()}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${shapes.map(
  ([name, schema]) => html`<article><h3 id="shape-${name}">${name}</h3>${fieldTable(name, schema)}</article>`,
)}</section></div></div>`;
  return {
    ...REFERENCE_HEAD,
    layout: 'reference',
    body: body.html,
  };
}

function operationsOf(api: OpenApi): Operation[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, detail]) => ({
      method: method.toUpperCase(),
      path,
      id: String(detail.operationId),
      detail,
    })),
  );
}

function callSection({ method, path, id, detail }: Operation, api: OpenApi): Html {
  const listed = (detail.parameters ?? []) as (JsonSchema & {
    in: string;
    name: string;
    schema: JsonSchema;
  })[];
  const parameters = listed.map(({ name, schema, required, in: where, description }) => ({
    name: where === 'header' ? `${name} (header)` : name,
    schema: description === undefined ? schema : { ...schema, description },
    required: required === true,
  }));
  const body = bodyOf(detail);
  return html`<article><h3 id="${id}">${String(detail.summary)}</h3>
<p class="address"><span class="method">${method}</span> <code>${path}</code></p>
${typeof detail.description === 'string' && html`<p>${prose(detail.description)}</p>`}
${parameters.length > 0 && renderFieldTable('Parameters', parameters)}
${
  body &&
  html`${fieldTable('Body', body)}<p class="label">Such as</p><pre tabindex="0"><code>${JSON.stringify(
    makeExample(body, api.components.schemas),
    null,
    2,
  )}</code></pre>`
}
${answerList(detail.responses as Record<string, JsonSchema>)}</article>`;
}

function bodyOf({ requestBody }: JsonSchema): JsonSchema | undefined {
  return schemaIn(requestBody as JsonSchema | undefined);
}

function schemaIn(holder: JsonSchema | undefined): JsonSchema | undefined {
  const content = holder?.content as Record<string, { schema?: JsonSchema }> | undefined;
  return content?.['application/json']?.schema;
}

function answerList(responses: Record<string, JsonSchema>): Html {
  const lines = Object.entries(responses).map(([status, response]) => {
    const schema = schemaIn(response);
    const isError = Number(status) >= 400;
    const shape = schema && !isError ? fieldTable('Answer', schema) : undefined;
    return html`<div><dt>${status}</dt><dd>${isError ? codes(String(response.description)) : prose(String(response.description))}${shape}</dd></div>`;
  });
  return html`<p class="label">Answers</p><dl>${lines}</dl>`;
}

/** Codes link to what they mean. */
function codes(description: string): Html {
  const parts = description
    .split(/(\w+)/)
    .map((word) =>
      word in ERROR_CODES ? html`<a href="#error-${word}"><code>${word}</code></a>` : html`${word}`,
    );
  return html`${parts}`;
}

function errorSection(): Html {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status }]) =>
      html`<tr><th scope="row" id="error-${code}"><code>${code}</code></th><td>${status}</td></tr>`,
  );
  return html`<section aria-labelledby="errors"><h2 id="errors">Errors</h2>
<p>One shape for all of them: <a href="#shape-Error">Error</a>. Some come with a status of their own where HTTP or tus asks for it, such as 416.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Codes"><table><caption>Codes</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
