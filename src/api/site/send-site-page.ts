import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFacts } from '../../kernel/contracts/site.ts';
import type { SitePage } from '../../kernel/rules/site-pages.ts';
import { readSiteFacts } from '../../workflow/site-facts.ts';
import { ownOrigin } from '../plugins/request-site.ts';
import { readSessionToken } from '../plugins/session.ts';
import type { ServerContext } from '../server-context.ts';
import type { SiteAnswer, SiteRenderer } from './site-renderer.ts';

/** How long what is said of the installation may be behind it. */
const FACTS_HOLD_MS = 30_000;

/** Reads the facts of the installation, and not at every request. */
export class SiteFactsReader {
  readonly #service: ServerContext['service'];
  readonly #known = new Map<string, { facts: Promise<SiteFacts>; until: number }>();

  constructor(service: ServerContext['service']) {
    this.#service = service;
  }

  read(request: FastifyRequest): Promise<SiteFacts> {
    const origin = ownOrigin(request, this.#service.config.service) ?? '';
    const known = this.#known.get(origin);
    if (known && known.until > Date.now()) return known.facts;
    // A caller may name any host: only the last few are remembered.
    if (this.#known.size > 20) this.#known.clear();
    const facts = readSiteFacts(this.#service, origin);
    this.#known.set(origin, { facts, until: Date.now() + FACTS_HOLD_MS });
    facts.catch(() => this.#known.delete(origin));
    return facts;
  }
}

/** Answers with a public page, packed as the browser takes it; 304 where it has it already. */
export async function sendSitePage(
  site: SiteRenderer,
  facts: SiteFactsReader,
  page: SitePage | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The cookie alone tells which way in is shown; nothing on the page is the person's.
  const isMember = readSessionToken(request) !== undefined;
  const answer = await site.render(page, isMember, await facts.read(request));
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
  return sendRendered(answer, page === undefined ? 404 : 200, request, reply);
}

/** Answers with a rendered page, packed as the browser takes it; 304 where it has it already. */
export function sendRendered(
  answer: SiteAnswer,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (status === 200) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  }
  const [encoding, bytes] = packed(answer, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

function packed(answer: SiteAnswer, accepted: string | string[] | undefined): [string | undefined, Buffer] {
  const takes = new Set(
    String(accepted ?? '')
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
      .map((each) => each.split(';')[0]!.trim()),
  );
  if (takes.has('br')) return ['br', answer.br];
  if (takes.has('gzip')) return ['gzip', answer.gzip];
  return [undefined, answer.html];
}
