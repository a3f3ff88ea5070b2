import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '../../kernel/contracts/api/fields.ts';
import { UPLOADS_PATH } from '../../kernel/contracts/calls.ts';
import type { ServiceConfig } from '../../platform/config/service-config.ts';
import { callFrom } from '../call-from.ts';
import { inputInvalid, ProtocolError } from '../plugins/classify-error.ts';
import { requireCaller } from '../plugins/session.ts';
import type { ServerContext } from '../server-context.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import { tusFailure } from '../uploads/tus-failure.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { openUploadServer, type UploadRequest, type UploadServer } from '../uploads/upload-server.ts';

const HOUR_MS = 3_600_000;

/** The one reading of which upload a request is about, in the spelling that its file has. */
const params = z.object({ sourceId: id.toLowerCase() });
type Params = z.infer<typeof params>;

/** Headers of the protocol; nothing else of a request is handed to it. */
const TUS_HEADERS = /^(tus-|upload-|content-type$|content-length$)/;

/** Resumable uploads (tus 1.0). Each request of the protocol is authorized, and what it names is the caller's. */
export function addUploadRoutes(server: FastifyInstance, context: ServerContext): void {
  const { service, handlers: work } = context;
  const uploads = openUploadServer(context);
  context.drain.onClosing(() => uploads.interrupt());
  sweepNowAndThen(server, service.config.service);
  const config = { access: 'member', gate: 'subscription', slowBody: true } as const;
  server.register(async (app) => {
    // Bodies go through as they come, whatever they are said to be.
    app.removeAllContentTypeParsers();
    app.addHook('preHandler', async ({ method, headers }) => {
      if (method !== 'OPTIONS' && headers['tus-resumable'] !== '1.0.0') throw tusFailure(412);
    });
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.route({
      method: 'POST',
      url: UPLOADS_PATH,
      config: { ...config, limit: 'making' },
      handler: async (request, reply) => {
        checkCreation(request, service.config.service.maxUploadBytes);
        const name = uploadName(request.headers['upload-metadata']);
        return give(await ask(uploads, request, { who: requireCaller(request).principal, name }), reply);
      },
    });

    app.route({
      method: ['PATCH', 'DELETE'],
      url: `${UPLOADS_PATH}/:sourceId`,
      config,
      schema: { params },
      handler: async (request, reply) => {
        const { principal: who } = requireCaller(request);
        const { sourceId } = request.params as Params;
        await work.uploads.checkUpload(service, who, sourceId);
        const response = await ask(uploads, request, { who, sourceId });
        // Ending an upload takes its source away too: nothing will ever come for it.
        if (request.method === 'DELETE')
          await work.calls.deleteSource(
            service,
            who,
            { params: { sourceId } } as never,
            callFrom(request, context),
          );
        return give(response, reply);
      },
    });

    app.route({
      method: 'HEAD',
      url: `${UPLOADS_PATH}/:sourceId`,
      config,
      schema: { params },
      handler: async (request, reply) => {
        const { principal: who } = requireCaller(request);
        const { sourceId } = request.params as Params;
        const source = await work.calls.readSource(
          service,
          who,
          { params: { sourceId } } as never,
          callFrom(request, context),
        );
        // The answer to the last piece may have been lost: then all of it is here.
        if (source.status !== 'receiving') return allOfIt(reply, source.bytes ?? 0);
        // Whoever asks makes a connection that is sending give way.
        await work.uploads.checkUpload(service, who, sourceId);
        const progress = await uploads.readProgress(sourceId);
        if (progress && progress.offset === progress.size) await uploads.finish(sourceId, who);
        if (progress && progress.offset === progress.size) return allOfIt(reply, progress.size);
        return give(await ask(uploads, request, { who, sourceId }), reply);
      },
    });

    app.route({
      method: 'OPTIONS',
      url: UPLOADS_PATH,
      config,
      handler: async (request, reply) =>
        give(await ask(uploads, request, { who: requireCaller(request).principal }), reply),
    });
  });
}

/** Partial uploads lie on this node, so it sweeps its own. */
function sweepNowAndThen(server: FastifyInstance, config: Pick<ServiceConfig, 'dataDir'>): void {
  const sweep = () =>
    sweepUploads(config).catch((error) => server.log.error({ err: error }, 'sweeping uploads failed'));
  const timer = setInterval(sweep, HOUR_MS).unref();
  server.addHook('onReady', async () => void sweep());
  server.addHook('onClose', async () => clearInterval(timer));
}

function checkCreation({ headers }: FastifyRequest, most: number): void {
  const length = headers['upload-length'];
  if (headers['upload-defer-length'] !== undefined || length === undefined)
    throw inputInvalid([{ place: 'Upload-Length', message: 'must say how many bytes the file has' }]);
  if (!/^\d{1,15}$/.test(String(length)) || Number(length) === 0)
    throw inputInvalid([{ place: 'Upload-Length', message: 'must be a number of bytes from 1' }]);
  if (Number(length) > most)
    throw new ProtocolError(413, 'too_large', `At most ${Math.floor(most / 1e6)} MB are taken.`, {
      details: { limitBytes: most },
    });
}

/** Has the protocol answer; what it refuses is thrown in our shape. */
async function ask(uploads: UploadServer, request: FastifyRequest, about: UploadRequest): Promise<Response> {
  const response = await uploads.handle(webRequest(request, about.sourceId), about);
  if (about.failure) throw about.failure;
  if (response.status >= 400) throw tusFailure(response.status);
  return response;
}

function give({ headers, status }: Response, reply: FastifyReply): FastifyReply {
  headers.forEach((value, name) => {
    if (!name.startsWith('access-control-')) reply.header(name, value);
  });
  return reply.code(status).send();
}

/** The address is made of the id that was authorized: what else stands in the caller's is not read. */
function webRequest({ raw, method }: FastifyRequest, sourceId: string | undefined): Request {
  const address = sourceId === undefined ? UPLOADS_PATH : `${UPLOADS_PATH}/${sourceId}`;
  const headers = Object.entries(raw.headers).filter(([name]) => TUS_HEADERS.test(name));
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(address, 'http://uploads.invalid'), {
    method,
    headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    ...(hasBody ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {}),
  });
}

function allOfIt(reply: FastifyReply, bytes: number): FastifyReply {
  return reply
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': bytes, 'upload-length': bytes })
    .header('cache-control', 'no-store')
    .send();
}
