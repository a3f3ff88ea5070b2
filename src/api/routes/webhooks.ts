import type { FastifyInstance } from 'fastify';
import { readWebhook } from '../../billing/stripe/read-webhook.ts';
import { AppError } from '../../kernel/errors.ts';
import { openStripeClient } from '../../workflow/billing/find-provider.ts';
import { openWebhookSecrets } from '../../workflow/billing/stripe-settings.ts';
import { takeEvent } from '../../workflow/billing/take-event.ts';
import type { ServerContext } from '../server-context.ts';

/** Stripe's bodies are of tens of kilobytes. */
const LONGEST_BYTES = 1_000_000;

/**
 * Where Stripe tells that something happened. Its signature is of the bytes as they came, so nothing
 * parses them before; an answer means that the event is kept, what it means is asked by a job.
 */
export function addWebhooks(app: FastifyInstance, { service }: ServerContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/webhooks/stripe',
      { bodyLimit: LONGEST_BYTES, config: { signed: true } },
      async (request, reply) => {
        if (service.config.billing.mode !== 'stripe')
          throw new AppError('not_found', 'This server takes no payments by Stripe.');
        const signature = request.headers['stripe-signature'];
        const secrets = await openWebhookSecrets(service.database.db);
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body) || secrets.length === 0)
          throw new AppError('not_allowed', 'This is not signed.');
        const stripe = await openStripeClient(service);
        const event = readWebhook(stripe, { body: request.body, signature, secrets });
        const became = await takeEvent(service, event);
        if (became === 'unknown')
          request.log.warn({ event: event.id, type: event.type }, 'an event of no customer of ours');
        return reply.send({ received: true });
      },
    );
  });
}
