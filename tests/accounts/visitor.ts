import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../../src/workflow/service.ts';
import { type Answer, ask } from '../api/test-server.ts';

export const PASSWORD = 'Correct-horse-7';

/** Somebody at a browser that keeps cookies as they are set. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Each Set-Cookie line that came, whole. */
  set: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** As the browser finds out who is signed in. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer
  session(): Promise<any>;
}

/** @param headers sent with every request, such as those of a proxy */
export function newVisitor(url: string, headers: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>();
  const set: string[] = [];
  const send = async (method: string, path: string, body: unknown, extra: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(url, method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { ...(cookie ? { cookie } : {}), ...headers, ...extra },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      set.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    set,
    post: (path, body, extra) => send('POST', `/api/auth/${path}`, body, extra),
    get: (path, extra) => send('GET', path, undefined, extra),
    session: async () => (await send('GET', '/api/v1/session', undefined)).json,
  };
}

/** The newest email to somebody with these words in its subject; waits for it to come. */
export async function emailTo({ database }: Pick<Service, 'database'>, to: string, subject: RegExp) {
  for (let tries = 0; tries < 500; tries++) {
    const mails = await emailsTo({ database }, to);
    const found = mails.find((each) => subject.test(each.subject));
    if (found) return { ...found, link: new URL(/https?:\/\/\S+/.exec(found.text_body)?.[0] ?? 'none:') };
    await sleep(20);
  }
  throw new Error(`No letter to ${to} about ${subject}`);
}

/** Newest first, once all that was posted is sent. */
export async function emailsTo({ database }: Pick<Service, 'database'>, to: string) {
  const db = database.db;
  for (let tries = 0; tries < 1000; tries++) {
    if (!(await db.selectFrom('letters').select('id').executeTakeFirst())) break;
    await sleep(10);
  }
  return db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Signs up and verifies; not signed in yet. */
export async function newAccount(
  service: Pick<Service, 'database'>,
  visitor: Visitor,
  email: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const body = { email, password: PASSWORD, full_name: 'Ida Example', account_type: 'individual', ...more };
  const made = await visitor.post('sign-up/email', body);
  if (made.status !== 200) throw new Error(`sign-up: ${made.text}`);
  const { link } = await emailTo(service, email, /verify/);
  await visitor.get(`${link.pathname}${link.search}`);
}
