import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { readSecret } from '../../accounts/installation-secret.ts';
import type { Queries } from '../../platform/db/database.ts';

/** How long a link in a mail is good. */
const LINK_SECONDS = 14 * 24 * 3600;

const content = z.object({
  approvalId: z.uuid(),
  userId: z.uuid(),
  hash: z.string(),
  /** In seconds. */
  until: z.int(),
});

/** What a link in a mail says: which request, to whom it was sent, and about which version. */
type LinkContent = z.infer<typeof content>;

/** A link decides nothing: it leads to the request, where its person is signed in and answers. */
export async function makeLink(
  db: Queries,
  { approvalId, userId, hash }: Omit<LinkContent, 'until'>,
): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  const told = Buffer.from(JSON.stringify({ approvalId, userId, hash, until })).toString('base64url');
  return `${told}.${await sign(db, told)}`;
}

/** What it says; undefined: it is none of ours. Whether it is over is the caller's to ask. */
export async function readLink(db: Queries, link: string): Promise<LinkContent | undefined> {
  const [told, signature, ...rest] = link.split('.');
  if (!told || !signature || rest.length > 0) return undefined;
  const said = content.safeParse(parsed(Buffer.from(told, 'base64url').toString('utf8')));
  if (!said.success) return undefined;
  const [given, ours] = [Buffer.from(signature), Buffer.from(await sign(db, told))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? said.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isOver({ until }: LinkContent): boolean {
  return until * 1000 <= Date.now();
}

async function sign(db: Queries, told: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'approvals'))
    .update(told)
    .digest('base64url');
}
