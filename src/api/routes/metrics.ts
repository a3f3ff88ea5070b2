import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../../kernel/errors.ts';
import { isFromHere } from '../plugins/loopback.ts';
import type { ServerContext } from '../server-context.ts';

/** From what a cached list takes to what an upload over a slow line does, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** /metrics for Prometheus: only with the token that the settings name, or from this machine when they name none. */
export function addMetricsRoute(app: FastifyInstance, context: ServerContext): void {
  const { metricsToken } = context.service.config.service;
  const registry = new Registry();
  // Memory, processor time, event loop lag, garbage collection.
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureWork(context, registry);
  app.get('/metrics', async (request, reply) => {
    authorize(request, metricsToken);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function authorize(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    if (!isFromHere(request))
      throw new AppError('not_allowed', 'Only this machine may read this, or whoever has the token.');
    return;
  }
  const presented = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(presented), digest(token)))
    throw new AppError('not_signed_in', 'This is read with the token of AFTERWORD_METRICS_TOKEN.');
}

/** Equal lengths for a comparison whose time tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'afterword_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // Addresses that are no route share one label, or scanners would make thousands.
    const route = request.routeOptions.url ?? 'other';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function measureWork({ service, sockets }: ServerContext, registry: Registry): void {
  new Gauge({
    name: 'afterword_sockets',
    help: 'Open WebSockets of this process',
    registers: [registry],
    collect() {
      this.set(sockets.size);
    },
  });
  new Gauge({
    name: 'afterword_no_room',
    help: 'Whether work of this process waits for room on a disk or in a store',
    registers: [registry],
    collect() {
      this.set(service.space.shortage ? 1 : 0);
    },
  });
  new Gauge({
    name: 'afterword_jobs',
    help: 'Jobs of all processes by kind and state; active make-episode jobs are renders under way',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { job, queued, active, dead } of await service.queue.counts())
        for (const [state, count] of Object.entries({ queued, active, dead }))
          this.set({ job, state }, count);
    },
  });
}
