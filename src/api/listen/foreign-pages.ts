import type { FastifyReply } from 'fastify';

/**
 * Lets the pages of other sites load an answer: without these, their media elements and readers of feeds
 * get nothing (facts of publishing, 13).
 */
export function openToForeignPages(reply: FastifyReply): FastifyReply {
  return reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-headers', 'range')
    .header('access-control-expose-headers', 'content-range, accept-ranges, content-length');
}

/** Lets the pages of other sites frame an answer (facts of publishing, 14). */
export function openToForeignFrames(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return (
    reply
      .removeHeader('x-frame-options')
      .removeHeader('cross-origin-opener-policy')
      // A sandboxed frame has no origin that could be given a process of its own, and browsers warn of it.
      .removeHeader('origin-agent-cluster')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  );
}
