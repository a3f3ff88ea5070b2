import { call } from '../api/api.ts';
import { acrossTabs } from '../browser/across-tabs.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { uuid } from '../browser/uuid.ts';

/** A visit to the demo: of this browser alone, no auth session (specification 4.4). */
export interface DemoSession {
  /** Random; what is done in the demo is written down under it. */
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const DEMO_KEY = 'af_demo_session';
const LASTS_MS = 24 * 60 * 60_000;

let current = stored();
const tabs = acrossTabs(DEMO_KEY, () => {
  current = stored();
});

function stored(): DemoSession | undefined {
  const session = readStored<Partial<DemoSession>>('local', DEMO_KEY);
  if (typeof session?.id !== 'string' || typeof session.expiresAt !== 'number') return undefined;
  return session.expiresAt > Date.now() ? { id: session.id, expiresAt: session.expiresAt } : undefined;
}

function enter(next: DemoSession | undefined): void {
  current = next;
  writeStored('local', DEMO_KEY, next);
  tabs.tell();
}

/** The demo under way, or undefined; one that is over is forgotten. */
export function readDemo(): DemoSession | undefined {
  if (current && current.expiresAt <= Date.now()) enter(undefined);
  return current;
}

/** Begins a demo of 24 hours. The server has said before that the credentials are those of the demo. */
export function beginDemo(): DemoSession {
  const session = { id: uuid(), expiresAt: Date.now() + LASTS_MS };
  enter(session);
  logDemo('sign_in');
  return session;
}

/** Ends it. */
export function endDemo(): void {
  if (!current) return;
  logDemo('sign_out');
  enter(undefined);
}

/** Writes down what is done in the demo; the demo goes on where that fails. */
export function logDemo(action: 'sign_in' | 'sign_out' | 'page_view'): void {
  const session = readDemo();
  if (!session) return;
  const details = { timestamp: new Date().toISOString(), path: window.location.pathname.slice(0, 200) };
  call('logDemoActivity', {
    body: { demo_id: session.id, action_type: action, details },
    keepalive: true,
  }).catch(() => {});
}

/** Tells when the demo begins, ends or runs out, in this tab or another. @returns ends it */
export const onDemo = tabs.listen;
