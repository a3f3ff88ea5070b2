import { syncBillingHandler } from '../../src/workflow/jobs/sync-billing.handler.ts';
import { type Answer, openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { builtPages } from '../house/built-pages.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

/** A server that plays its payments, and runs the jobs of them. */
export async function openSandbox(): Promise<TestServer> {
  return openTestServer({
    billing: { mode: 'sandbox' },
    jobs: (service) => [syncBillingHandler(service)],
    webDir: await builtPages(),
  });
}

/** What somebody does about their plan. */
export function payerOf(server: TestServer, person: Person) {
  const ask = (method: string, path: string, body?: unknown) =>
    server.ask(method, path, { as: person, ...(body === undefined ? {} : { body }) });
  const press = (path: string, body: string) => server.ask('POST', path, { as: person, headers: FORM, body });
  return {
    ask,
    press,
    /** Whether the working areas are open. */
    gate: async () => (await ask('GET', '/api/v1/organization')).status,
    billing: async () => (await ask('POST', '/api/v1/billing/sync')).json,
    profile: async () => (await ask('GET', '/api/v1/profile/subscription')).json,
    checkout: (plan: string, period = 'month') => ask('POST', '/api/v1/billing/checkouts', { plan, period }),
    /** Chooses a plan and pays for it. @returns where one is led to */
    async pay(plan: string, period = 'month'): Promise<string> {
      const { json } = await this.checkout(plan, period);
      return where(await press(json.url, 'outcome=pay'));
    },
    card: (card: 'good' | 'declined') => press('/sandbox/portal', `card=${card}`),
  };
}

export function where({ headers }: Answer): string {
  return String(headers.location);
}

/** Moves the sandbox's clock ahead. */
export async function laterBy(server: TestServer, admin: Person, days: number): Promise<void> {
  const { status } = await server.ask('POST', '/api/v1/platform/billing/clock', {
    as: admin,
    body: { days },
  });
  if (status !== 200) throw new Error(`The clock answered ${status}.`);
}
