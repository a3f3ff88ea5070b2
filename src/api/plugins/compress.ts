import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const squeeze = promisify(gzip);

/** Below this a packet or two are sent either way. */
const WORTH_IT_CHARACTERS = 4096;
const TEXTS = /^(application\/json|text\/|application\/vnd\.apple\.mpegurl)/;

/**
 * Sends long answers of text compressed: a script is mostly names of fields. Files and sound go as they
 * are, which ranges need. Nothing here repeats what a caller sent beside a secret, so its length tells
 * nothing; other sites cannot call with the cookie anyway.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT_CHARACTERS) return payload;
    if (!TEXTS.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    if (request.method === 'HEAD' || !takesGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return squeeze(payload, { level: constants.Z_BEST_SPEED });
  });
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]\d*)(\.0*)?\s*)?$/.test(each));
}
