import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseForm } from './form-body.ts';

// biome-ignore lint/suspicious/noExplicitAny: shapes of Stripe's, of which each test looks at a few fields
type Thing = any;

const MONTH_SECONDS = 30 * 86_400;
const id = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '/' });

/** A stand-in for Stripe's API, whose client is Stripe's own library: forms in, its shapes out, keys of idempotency kept. */
export class StripeServer {
  readonly key = 'sk_test_stand_in_4711';
  readonly customers: Thing[] = [];
  readonly prices: Thing[] = [];
  readonly sessions: Thing[] = [];
  readonly subscriptions: Thing[] = [];
  readonly invoices: Thing[] = [];
  /** What was asked for, such as "POST /v1/customers". */
  readonly asked: string[] = [];
  /** So many of the next answers are failures of the server. */
  failures = 0;
  now = Math.floor(Date.now() / 1000);
  readonly #answers = new Map<string, Thing>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, reply) => {
      void this.#answer(request).then(({ status, body }) => {
        reply.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') });
        reply.end(JSON.stringify(body));
      });
    });
  }

  static async open(): Promise<StripeServer> {
    const stand = new StripeServer();
    await new Promise<void>((resolve) => stand.#server.listen(0, '127.0.0.1', resolve));
    return stand;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Somebody pays on the page of a checkout. */
  complete(sessionId: string): Thing {
    const session = this.sessions.find((each) => each.id === sessionId);
    const [line] = Object.values(session.line_items) as Thing[];
    const price = this.prices.find((each) => each.id === line.price);
    const days = Number(session.subscription_data?.trial_period_days ?? 0);
    const subscription = this.#subscribe(session.customer, price, Number(line.quantity), days);
    session.status = 'complete';
    return subscription;
  }

  #subscribe(customer: string, price: Thing, quantity: number, trialDays: number): Thing {
    const end = this.now + (trialDays > 0 ? trialDays * 86_400 : MONTH_SECONDS);
    const subscription = {
      id: id('sub'),
      object: 'subscription',
      customer,
      status: trialDays > 0 ? 'trialing' : 'active',
      created: this.now,
      cancel_at: null,
      cancel_at_period_end: false,
      trial_end: trialDays > 0 ? end : null,
      default_payment_method: {
        id: id('pm'),
        object: 'payment_method',
        card: { brand: 'visa', last4: '4242' },
      },
      items: list([{ id: id('si'), object: 'subscription_item', price, quantity, current_period_end: end }]),
    };
    this.subscriptions.push(subscription);
    if (trialDays === 0) this.bill(subscription, 'paid');
    return subscription;
  }

  bill(subscription: Thing, status: 'paid' | 'open'): void {
    const [item] = subscription.items.data;
    const total = item.price.unit_amount * item.quantity;
    this.invoices.unshift({
      id: id('in'),
      object: 'invoice',
      customer: subscription.customer,
      number: `STAND-${this.invoices.length + 1}`,
      created: this.now,
      total,
      status,
      hosted_invoice_url: 'https://invoice.example/1',
      lines: list([{ description: '1 x Afterword', period: { end: item.current_period_end } }]),
    });
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: Thing }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.url);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return fault(401, 'invalid_request_error', 'Invalid API Key');
    if (this.failures > 0) {
      this.failures -= 1;
      return fault(500, 'api_error', 'It broke.');
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && request.method === 'POST' ? this.#answers.get(key) : undefined;
    if (known) return { status: 200, body: known };
    const form = parseForm(Buffer.concat(chunks).toString() || url.search.slice(1));
    const body = this.#handle(request.method ?? 'GET', url.pathname.replace('/v1/', ''), form as Thing);
    if (!body) return fault(404, 'invalid_request_error', 'No such thing', 'resource_missing');
    const kept = structuredClone(body);
    if (typeof key === 'string') this.#answers.set(key, kept);
    return { status: 200, body: kept };
  }

  #handle(method: string, path: string, form: Thing): Thing {
    const [kind, first, second] = path.split('/');
    const of = (things: Thing[]) => list(things.filter(({ customer }) => customer === form.customer));
    if (path === 'customers') return this.#keep(this.customers, 'cus', 'customer', form);
    if (path === 'prices' && method === 'GET')
      return list(this.prices.filter((price) => price.lookup_key === form.lookup_keys[0]));
    if (path === 'prices') return this.#price(form);
    if (path === 'checkout/sessions')
      return this.#keep(this.sessions, 'cs', 'checkout.session', {
        ...form,
        status: 'open',
        url: 'https://checkout.example/pay',
      });
    if (kind === 'checkout') return this.sessions.find((each) => each.id === second);
    if (path === 'billing_portal/configurations')
      return { id: id('bpc'), object: 'billing_portal.configuration' };
    if (path === 'billing_portal/sessions')
      return { id: id('bps'), object: 'billing_portal.session', url: 'https://portal.example/1' };
    if (path === 'subscriptions') return of(this.subscriptions);
    if (kind === 'subscriptions') return this.#subscription(method, first, form);
    if (path === 'invoices') return of(this.invoices);
    if (path === 'invoices/create_preview') return this.#preview(form);
    return undefined;
  }

  #keep(things: Thing[], prefix: string, object: string, fields: Thing): Thing {
    const thing = { ...fields, id: id(prefix), object };
    things.push(thing);
    return thing;
  }

  #price(form: Thing): Thing {
    const old = this.prices.find((price) => price.lookup_key === form.lookup_key);
    if (old) old.lookup_key = null;
    return this.#keep(this.prices, 'price', 'price', { ...form, unit_amount: Number(form.unit_amount) });
  }

  #subscription(method: string, subscriptionId: string | undefined, form: Thing): Thing {
    const found = this.subscriptions.find((each) => each.id === subscriptionId);
    if (!found) return undefined;
    if (method === 'DELETE') found.status = 'canceled';
    if (form.cancel_at_period_end) found.cancel_at_period_end = form.cancel_at_period_end === 'true';
    const [item] = found.items.data;
    const change = form.items?.[0];
    if (change?.price) item.price = this.prices.find((price) => price.id === change.price);
    if (change?.quantity) item.quantity = Number(change.quantity);
    return found;
  }

  #preview(form: Thing): Thing {
    const change = form.subscription_details.items[0];
    const price = this.prices.find((each) => each.id === change.price);
    const end = this.now + 365 * 86_400;
    return {
      object: 'invoice',
      total: price.unit_amount - 1000,
      period_end: this.now,
      lines: list([{ period: { end } }]),
    };
  }
}

function fault(status: number, type: string, message: string, code?: string) {
  return { status, body: { error: { type, message, code } } };
}
