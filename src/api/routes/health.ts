import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Service } from '../../workflow/service.ts';
import type { DoorContext } from '../door-context.ts';

const KEPT_MS = 5000;
const PATIENCE_MS = 3000;

type Checks = Record<'database' | 'files', 'ok' | 'failed'>;

/** /healthz: the process lives. /readyz: it can serve, or which part cannot, by name only. */
export function addHealthRoutes(app: FastifyInstance, { service, drain }: DoorContext): void {
  const look = keep(KEPT_MS, () => check(service));
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const checks = await look();
    const ready = !drain.closing && Object.values(checks).every((state) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks: { ...checks, serving: drain.closing ? 'stopping' : 'ok' } });
  });
}

async function check({ database, blobs }: Service): Promise<Checks> {
  const [base, files] = await Promise.all([
    passes(() => sql`select 1`.execute(database.as<never>())),
    passes(() => blobs.check()),
  ]);
  return { database: base, files };
}

/** A part that does not answer in time counts as failed: whoever asks will not wait for it either. */
async function passes(look: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([look(), late]);
    return 'ok';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** One look at a time, and its result for some time: a probe every second must not load the store. */
function keep<T>(forMs: number, look: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > forMs) kept = { at: Date.now(), result: look() };
    return kept.result;
  };
}
