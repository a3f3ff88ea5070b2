import type { FastifyInstance } from 'fastify';
import { compact } from '../../kernel/compact.ts';
import { proposeCallTimes } from '../../kernel/rules/call-times.ts';
import { PROPOSED_TIMES } from '../../kernel/rules/public-forms.ts';
import { classifyError, inputInvalid } from '../plugins/classify-error.ts';
import type { ServerContext } from '../server-context.ts';
import { contactPage, contactReceipt } from './contact-page.ts';
import { filledIn, formIn } from './form-body.ts';
import { type FormState, faultsOf } from './form-parts.ts';
import { toInstant } from './local-time.ts';
import { isOfTheForm, runForm } from './run-form.ts';
import type { SendPage } from './send-page.ts';

const CONFIG = { access: 'public', gate: 'open', limit: 'making' } as const;

/** The pages of /contact. */
export function addContactPages(app: FastifyInstance, context: ServerContext, send: SendPage): void {
  app.get<{ Querystring: { topic?: unknown; time?: unknown } }>('/contact', async (request, reply) => {
    const { topic, time } = request.query;
    return send(
      request,
      reply,
      contactPage(
        compact({
          topic: typeof topic === 'string' ? topic : undefined,
          call: typeof time === 'string' ? proposedCall(time) : undefined,
        }),
      ),
    );
  });

  app.post('/contact', { config: CONFIG }, async (request, reply) => {
    const { texts } = formIn(request);
    try {
      const { id } = await runForm(context, 'sendContactMessage', filledIn(texts), request);
      return send(request, reply, contactReceipt(id, undefined), 201);
    } catch (error) {
      if (!isOfTheForm(error)) throw error;
      const message: FormState = { values: texts, faults: faultsOf(error) };
      return send(request, reply, contactPage({ message }), classifyError(error).status);
    }
  });

  app.post('/contact/call', { config: CONFIG }, async (request, reply) => {
    const texts = withoutPrefix(formIn(request).texts);
    try {
      const made = await runForm(context, 'requestCall', toCall(texts), request);
      return send(request, reply, contactReceipt(made.id, made.calendarUrl), 201);
    } catch (error) {
      if (!isOfTheForm(error)) throw error;
      // The contract knows the times as one list; the form has a field for each.
      const faults = faultsOf(error).map((fault) =>
        fault.field === 'times' ? { ...fault, field: 'time1' } : fault,
      );
      return send(
        request,
        reply,
        contactPage({ call: { values: texts, faults } }),
        classifyError(error).status,
      );
    }
  });
}

/** The form as the start page leads to it: the time that was chosen there, then the others. */
function proposedCall(chosen: string): FormState {
  const times = proposeCallTimes(new Date().toISOString().slice(0, 10), chosen);
  return { values: Object.fromEntries(times.map((time, index) => [`time${index + 1}`, time])), faults: [] };
}

function withoutPrefix(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name.replace(/^call-/, ''), value]),
  );
}

/** @throws AppError input_invalid: a time that is none */
function toCall(texts: Record<string, string>): Record<string, unknown> {
  const { timeZone = '', ...rest } = filledIn(texts);
  const times = Array.from({ length: PROPOSED_TIMES }, (_, index) => {
    const name = `time${index + 1}`;
    const instant = toInstant(rest[name] ?? '', timeZone);
    if (instant === undefined)
      throw inputInvalid([{ place: `body.${name}`, message: 'must be a day and a time of day' }]);
    return instant;
  });
  return { ...rest, timeZone, times };
}
