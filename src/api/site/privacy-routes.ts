import type { FastifyInstance, FastifyRequest } from 'fastify';
import { privacyToken } from '../../kernel/contracts/api/privacy-requests.ts';
import { AppError } from '../../kernel/errors.ts';
import { callFrom } from '../call-from.ts';
import { classifyError } from '../plugins/classify-error.ts';
import type { ServerContext } from '../server-context.ts';
import { filledIn, formIn } from './form-body.ts';
import { faultsOf } from './form-parts.ts';
import { followPage, privacyRequestsPage, privacySentPage } from './privacy-pages.ts';
import { isOfTheForm, runForm } from './run-form.ts';
import type { SendPage } from './send-page.ts';

const CONFIG = { access: 'public', gate: 'open', limit: 'making' } as const;

/** The pages of /privacy-requests. */
export function addPrivacyPages(app: FastifyInstance, context: ServerContext, send: SendPage): void {
  app.get('/privacy-requests', async (request, reply) => send(request, reply, privacyRequestsPage()));

  app.post('/privacy-requests', { config: CONFIG }, async (request, reply) => {
    const { texts } = formIn(request);
    try {
      await runForm(context, 'createPrivacyRequest', filledIn(texts), request);
      return send(request, reply, privacySentPage(), 202);
    } catch (error) {
      if (!isOfTheForm(error)) throw error;
      const state = { values: texts, faults: faultsOf(error) };
      return send(request, reply, privacyRequestsPage(state), classifyError(error).status);
    }
  });

  app.get('/privacy-requests/follow', { config: { ...CONFIG, limit: 'general' } }, async (request, reply) => {
    const { token } = tokenIn(request.query);
    const found = await context.handlers.calls.readPrivacyRequest(
      context.service,
      undefined,
      { params: undefined as never, query: { token }, body: undefined as never },
      callFrom(request, context),
    );
    return send(request, reply, followPage(found, token));
  });

  for (const [action, call] of [
    ['confirm', 'confirmPrivacyRequest'],
    ['withdraw', 'withdrawPrivacyRequest'],
  ] as const)
    app.post(`/privacy-requests/${action}`, { config: CONFIG }, async (request, reply) => {
      const { token } = tokenIn(formIn(request).texts);
      await runForm(context, call, { token }, request as FastifyRequest);
      return reply.redirect(`/privacy-requests/follow?token=${token}`, 303);
    });
}

/** @throws AppError not_found */
function tokenIn(value: unknown): { token: string } {
  const parsed = privacyToken.safeParse(value);
  // It stands in addresses of the page: only what we make tokens of.
  if (parsed.success && /^[\w-]+$/.test(parsed.data.token)) return parsed.data;
  throw new AppError('not_found', 'There is no such request: the link is not whole.');
}
