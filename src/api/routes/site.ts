import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../docs/html.ts';
import { classifyError } from '../plugins/classify-error.ts';
import { sendError } from '../plugins/errors.ts';
import type { ServerContext } from '../server-context.ts';
import { addContactPages } from '../site/contact-routes.ts';
import { takeForms } from '../site/form-body.ts';
import { addLookPages } from '../site/look-routes.ts';
import { addPrivacyPages } from '../site/privacy-routes.ts';
import type { PublicSite } from '../site/public-site.ts';
import { addSamplePages } from '../site/sample-routes.ts';
import { addSandboxPages } from '../site/sandbox-routes.ts';
import { makeSendPage, type SendPage } from '../site/send-page.ts';
import { addVerifyPage } from '../site/verify-routes.ts';
import { type FormPage, ISLANDS } from '../site/written-page.ts';

/** What moves on these pages: modules without imports, which run once their types are stripped. */
const ISLAND_FOLDER = path.join(import.meta.dirname, '..', '..', 'web', 'features', 'site-forms');

/**
 * Public pages that answer to what is sent to them: complete without JavaScript. A form is a POST with
 * the fields of a call, which the same steps guard as every call: the site's own origin, limits, schema.
 */
export function addSite(app: FastifyInstance, context: ServerContext, site: PublicSite): void {
  const send = makeSendPage(site);
  for (const island of ISLANDS) {
    let script: string | undefined;
    app.get(`/forms/${island}`, async (_request, reply) => {
      const file = path.join(ISLAND_FOLDER, island.replace(/\.js$/, '.ts'));
      script ??= stripTypeScriptTypes(readFileSync(file, 'utf8'));
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(script);
    });
  }
  app.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler((error, request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply);
      return sendFault(error, request, reply, send);
    });
    addContactPages(scope, context, send);
    addPrivacyPages(scope, context, send);
    addSamplePages(scope, context, send);
    addVerifyPage(scope, context, send);
    addLookPages(scope, context, send);
    addSandboxPages(scope, context, send);
  });
}

/** An error as a page: what was wrong, and the way back. */
function sendFault(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  send: SendPage,
): Promise<FastifyReply> {
  const { error, status, reportable } = classifyError(thrown);
  if (reportable) request.log.error({ err: thrown }, 'a page failed');
  const wait = error.details?.retryAfterSeconds;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  if (status === 413 || status === 429) reply.header('connection', 'close');
  const back = request.url.split('?')[0]?.replace(/^(\/[\w-]+).*/, '$1') ?? '/';
  const page: FormPage = {
    title: 'That did not work',
    description: 'What was sent was not taken.',
    path: back,
    isPrivate: true,
    body: html`<div class="lead"><h1>That did not work</h1><p>${error.message}</p></div><div class="row"><a class="btn primary big" href="${back}">Go back</a></div>`,
  };
  return send(request, reply, page, status);
}
