import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countForm } from '../../accounts/forms/count-form.ts';
import { AppError } from '../../kernel/errors.ts';
import { SAMPLE_MOST_BYTES } from '../../kernel/rules/samples.ts';
import { checkSampleRoom, createSample } from '../../workflow/samples/create-sample.ts';
import { callFrom } from '../call-from.ts';
import { classifyError } from '../plugins/classify-error.ts';
import { setSampleCookie } from '../sample-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import { formIn } from './form-body.ts';
import { isOfTheForm, runForm } from './run-form.ts';
import { samplePage } from './sample-page.ts';
import type { SendPage } from './send-page.ts';

const CONFIG = { access: 'public', gate: 'open', limit: 'making' } as const;
/** Of a form around its file. */
const AROUND_BYTES = 10_000;

/** The pages of /upload-demo. */
export function addSamplePages(app: FastifyInstance, context: ServerContext, send: SendPage): void {
  const { service } = context;
  const read = (request: FastifyRequest) =>
    context.handlers.calls.readSample(
      service,
      request.caller?.principal,
      { params: undefined as never, query: undefined as never, body: undefined as never },
      callFrom(request, context),
    );

  app.get('/upload-demo', { config: { ...CONFIG, limit: 'general' } }, async (request, reply) =>
    send(request, reply, samplePage(await read(request))),
  );

  app.route({
    method: 'POST',
    url: '/upload-demo',
    bodyLimit: SAMPLE_MOST_BYTES + AROUND_BYTES,
    config: { ...CONFIG, slowBody: true },
    // Whoever may not is told before anything of the file is read.
    preParsing: async (request) => {
      if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
        throw new AppError('media_type_unsupported', 'Send the file as a form (multipart/form-data).');
      await countForm(service.database, 'sample', rateLimit.normalizeIP(request.ip));
      await checkSampleRoom(service);
    },
    handler: async (request, reply) => {
      const isPage = request.headers.accept?.includes('text/html') === true;
      try {
        const { file } = formIn(request);
        if (!file) throw new AppError('input_invalid', 'Choose a file.');
        const { token } = await createSample(service, file);
        setSampleCookie(request, reply, token);
      } catch (error) {
        if (!isPage || !isOfTheForm(error)) throw error;
        const { status } = classifyError(error);
        return send(request, reply, samplePage(await read(request), error.message), status);
      }
      return isPage ? reply.redirect('/upload-demo', 303) : reply.code(201).send({ made: true });
    },
  });

  app.post('/upload-demo/keep', { config: CONFIG }, async (request, reply) => {
    await runForm(context, 'keepSample', undefined, request);
    return reply.redirect('/auth?tab=signup', 303);
  });
}
