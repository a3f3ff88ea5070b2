import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../kernel/errors.ts';
import { describeOembed, oembedXml } from '../../publish/oembed.ts';
import { requireListening } from '../../workflow/listening/find-listening.ts';
import { readListening } from '../../workflow/listening/read-listening.ts';
import { callFrom } from '../call-from.ts';
import { ProtocolError } from '../plugins/classify-error.ts';
import type { ServerContext } from '../server-context.ts';
import { openToForeignPages } from './foreign-pages.ts';

const size = z.coerce.number().int().min(1).max(10_000).optional();
const query = z.object({
  url: z.string().max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: size,
  maxheight: size,
});

const CONTENT = /^\/(?:listen|embed)\/([\da-f-]{36})\/?$/i;
/** Longest side of a cover. */
const COVER_PIXELS = 3000;

/** How the pages of others embed an episode, asked for by its address (oEmbed 1.0, oembed.com). */
export function addOembed(app: FastifyInstance, context: ServerContext): void {
  const { service } = context;
  app.get(
    '/oembed',
    { config: { access: 'public', gate: 'open', limit: 'general' }, schema: { querystring: query } },
    async (request, reply) => {
      const { url, format, maxwidth, maxheight } = request.query as z.infer<typeof query>;
      if (format !== 'json' && format !== 'xml')
        throw new ProtocolError(501, 'input_invalid', 'The formats are json and xml.');
      const { contentId, key, seconds } = readAddress(url);
      const publication = await requireListening(service, contentId, { key, isMember: false });
      const facts = await readListening(service, publication);
      const { origin } = callFrom(request, context);
      const embed = new URL(facts.embedPath, origin);
      if (seconds !== null) embed.searchParams.set('t', seconds);
      const answer = describeOembed({
        title: facts.title,
        publisher: facts.publisher,
        origin,
        embedUrl: embed.href,
        cover: facts.coverPath ? { url: `${origin}${facts.coverPath}`, pixels: COVER_PIXELS } : undefined,
        maxWidth: maxwidth,
        maxHeight: maxheight,
      });
      openToForeignPages(reply).header('cache-control', 'public, max-age=3600');
      return format === 'xml'
        ? reply.type('text/xml; charset=utf-8').send(oembedXml(answer))
        : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  );
}

/** The episode that an address of ours names, its key and the second asked for. @throws AppError not_found */
function readAddress(text: string): { contentId: string; key: string | undefined; seconds: string | null } {
  const url = URL.parse(text);
  const contentId = CONTENT.exec(url?.pathname ?? '')?.[1];
  if (!url || !contentId) throw new AppError('not_found', 'There is no episode at this address.');
  const seconds = url.searchParams.get('t');
  return {
    contentId: contentId.toLowerCase(),
    key: url.searchParams.get('key') ?? undefined,
    seconds: seconds !== null && /^[\dhms:.]{1,20}$/.test(seconds) ? seconds : null,
  };
}
