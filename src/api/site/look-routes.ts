import type { FastifyInstance } from 'fastify';
import { verifyPayment } from '../../workflow/billing/verify-payment.ts';
import { callFrom } from '../call-from.ts';
import type { ServerContext } from '../server-context.ts';
import { audioTestPage } from './audio-test-page.ts';
import { paymentPage } from './payment-page.ts';
import type { SendPage } from './send-page.ts';
import { statusPage } from './status-page.ts';

const CONFIG = { access: 'public', gate: 'open', limit: 'general' } as const;
/** Of calls that take nothing. */
const NOTHING = { params: undefined as never, query: undefined as never, body: undefined as never };

/** Stripe's are of 66 characters. */
const LONGEST_SESSION = 200;

/** Pages that show what this server knows, and take nothing. */
export function addLookPages(app: FastifyInstance, context: ServerContext, send: SendPage): void {
  const { service, handlers } = context;

  app.get('/status', { config: CONFIG }, async (request, reply) => {
    const status = await handlers.calls.readStatus(service, undefined, NOTHING, callFrom(request, context));
    return send(request, reply, statusPage(status, new Date()));
  });

  app.get('/audio-test', { config: CONFIG }, async (request, reply) => {
    const { engines } = await handlers.calls.listEngines(
      service,
      undefined,
      NOTHING,
      callFrom(request, context),
    );
    return send(request, reply, audioTestPage(engines));
  });

  app.get('/payment-verification', { config: CONFIG }, async (request, reply) => {
    const who = request.caller?.principal;
    const { session_id: sessionId } = request.query as { session_id?: unknown };
    const payment =
      who && typeof sessionId === 'string' && sessionId.length <= LONGEST_SESSION
        ? await verifyPayment(service, who, sessionId)
        : undefined;
    // Read after the payment was: that may have opened it.
    const subscription =
      who && (await handlers.calls.readSubscription(service, who, NOTHING, callFrom(request, context)));
    return send(request, reply, paymentPage({ subscription, payment, mode: service.config.billing.mode }));
  });
}
