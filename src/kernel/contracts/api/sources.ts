import { z } from 'zod';
import { fault, id, instant, nothing, pageQuery, title } from './fields.ts';

export const sourceStatus = z.enum(['receiving', 'fetching', 'reading', 'ready', 'failed']);

/** Something to make an episode of: an uploaded file, pasted text or a page of the web. */
export const source = z.object({
  id,
  /** Whoever added it. */
  ownerId: id,
  kind: z.enum(['file', 'text', 'url']),
  /** The file's name, the page's title or the first words of the text. */
  name: z.string(),
  status: sourceStatus,
  /** Of reading, 0 to 1. */
  progress: z.number().min(0).max(1).optional(),
  url: z.string().optional(),
  /** MediaType of the kernel's artifacts, told by content. */
  mediaType: z.string().optional(),
  bytes: z.int().optional(),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string().optional(),
  title: z.string().optional(),
  words: z.int().optional(),
  pages: z.int().optional(),
  /** BCP 47 primary language; "und" when it could not be told. */
  language: z.string().optional(),
  /** Minutes its body would fill, read out whole. */
  spokenMinutes: z.number().optional(),
  warnings: z.array(z.string()),
  error: fault.optional(),
  createdAt: instant,
});

const sourceParams = z.object({ sourceId: id });

/** Pasted text: a million characters are about 170,000 words, more than any episode holds. */
const MOST_TEXT = 1_000_000;

export const newSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().trim().min(1).max(MOST_TEXT),
    name: title(200).optional(),
  }),
  z.object({ kind: z.literal('url'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
]);

export const sourceCalls = {
  listSources: {
    summary: 'Sources, newest first',
    access: 'member',
    gate: 'subscription',
    status: 200,
    query: pageQuery,
    response: z.object({ sources: z.array(source), cursor: z.string().optional() }),
  },
  createSource: {
    summary: 'Add pasted text or the address of a page; files come by resumable upload',
    access: 'member',
    gate: 'subscription',
    status: 201,
    body: newSource,
    response: source,
  },
  readSource: {
    summary: 'One source',
    access: 'member',
    gate: 'subscription',
    status: 200,
    params: sourceParams,
    response: source,
  },
  deleteSource: {
    summary: 'Remove a source; episodes made of it stay',
    access: 'member',
    gate: 'subscription',
    status: 204,
    params: sourceParams,
    response: nothing,
  },
} as const;
