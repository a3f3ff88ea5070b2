import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/errors.ts';

/**
 * Refuses a request with two Host headers, which two programs on its way could read differently: Node
 * keeps the first and drops the rest without a word (RFC 9112, 3.2).
 */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === 'host');
    if (hosts.length > 1) throw new AppError('input_invalid', 'There is more than one Host header.');
  });
}
