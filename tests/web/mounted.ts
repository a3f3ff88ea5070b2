import { QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { type Security, SecurityContext } from '../../src/web/lib/account/security.ts';
import { createQueryClient } from '../../src/web/lib/live/query-client.ts';
import { toastStore } from '../../src/web/lib/toast-store.ts';
import { openWindow } from './browser-storage.ts';

/** What the server answers to "POST /api/...": JSON, or an error with its status. */
export type Answers = Record<string, unknown>;

/** An answer that is an error. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;

  constructor(status: number, code: string, message: string) {
    this.status = status;
    this.code = code;
    this.message = message;
  }
}

/** Real components in a document without a browser; only the server's answers are written by hand. */
export interface Mounted {
  document: Document;
  /** What was asked, such as {call: "POST /api/v1/session", body}. */
  asked: { call: string; body: unknown }[];
  answers: Answers;
  window: ReturnType<typeof openWindow>;
  text(): string;
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  /** The button, link, tab or menu item of this name. */
  named(name: string): HTMLElement;
  press(target: HTMLElement): Promise<void>;
  write(label: string, value: string): Promise<void>;
  /** Sends a form, usually the first. */
  submit(form?: HTMLElement): Promise<void>;
  /** Does something that components answer to. */
  run(work: () => unknown): Promise<void>;
  fire(target: HTMLElement, type: string, fields?: Record<string, unknown>): Promise<void>;
  /** Lets everything under way come to its end; `ms` of the clock go by. */
  settle(ms?: number): Promise<void>;
  /** The address the router stands at. */
  place(): string;
  unmount(): Promise<void>;
}

export const STRANGER: Security = {
  status: 'signed-out',
  session: undefined,
  roles: [],
  isPlatformAdmin: false,
  isAdmin: false,
  hasPermission: () => false,
  view: 'user',
  setView: () => {},
  error: undefined,
  refresh: async () => null,
  signOut: async () => {},
};

/** What toasts say, and whether they are about something that failed. */
export function toasts(): { title: string; description: string | undefined; bad: boolean }[] {
  return toastStore.snapshot().map(({ text, description, bad }) => ({ title: text, description, bad }));
}

export interface Given {
  /** Absent: the component brings its own. */
  security?: Security;
  answers?: Answers;
  address?: string;
  /** Media queries that hold. */
  media?: readonly string[];
  /** What the browser keeps from before. */
  kept?: Record<string, string>;
}

export async function mount(component: ReactNode, given: Given = {}): Promise<Mounted> {
  const address = given.address ?? '/';
  const { document, Event, Element, HTMLElement, Node } = parseHTML(
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
  // React asks the document which events it knows, and fields of what kind they are.
  Object.assign(document, { oninput: null });
  Object.defineProperty(Object.getPrototypeOf(document.createElement('input')), 'type', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('type') ?? 'text';
    },
  });
  const window = Object.assign(openWindow(`https://afterword.example${address}`), {
    document,
    Event,
    Element,
    HTMLElement,
    Node,
    HTMLIFrameElement: class {},
    innerWidth: 390,
    matchMedia: (query: string) => ({
      matches: given.media?.includes(query) ?? false,
      addEventListener() {},
      removeEventListener() {},
    }),
  });
  for (const [key, value] of Object.entries(given.kept ?? {})) window.localStorage.setItem(key, value);
  for (const [name, value] of Object.entries({ document, Element, HTMLElement, Node }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  // Without `subtle` hashes are worked out at once rather than in a thread.
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const asked: Mounted['asked'] = [];
  const answers = { ...given.answers };
  vi.stubGlobal('fetch', async (to: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${to}`;
    asked.push({ call, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return responseOf(await answers[call]);
  });
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.getElementById('root') as unknown as HTMLElement);
  let place = address;
  function Place() {
    const { pathname, search, hash } = useLocation();
    place = pathname + search + hash;
    return null;
  }
  const client = createQueryClient();
  const inRouter = createElement(
    MemoryRouter,
    { initialEntries: [address] },
    component,
    createElement(Place),
  );
  const inside = given.security
    ? createElement(SecurityContext, { value: given.security }, inRouter)
    : inRouter;
  const settle = (ms = 0) =>
    act(async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
      else await new Promise((resolve) => setTimeout(resolve, ms));
    });
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`);
    return found as unknown as E;
  };
  async function fire(target: HTMLElement, type: string, fields = {}): Promise<void> {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), fields);
    await act(async () => {
      target.dispatchEvent(event as unknown as globalThis.Event);
    });
    await settle();
  }
  await act(async () => root.render(createElement(QueryClientProvider, { client }, inside)));
  await settle();
  return {
    asked,
    answers,
    window,
    find,
    fire,
    settle,
    document: document as unknown as Document,
    text: () => document.body.textContent ?? '',
    named(name) {
      const all = document.querySelectorAll('button, a, [role=tab], [role=menuitem]');
      const found = [...all].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name,
      );
      if (!found) throw new Error(`Nothing is called "${name}" in ${document.body.innerHTML}`);
      return found as unknown as HTMLElement;
    },
    async run(work) {
      await act(async () => void (await work()));
      await settle();
    },
    press: (target) => fire(target, 'click'),
    async write(label, value) {
      const named = [...document.querySelectorAll('label')].find((each) =>
        (each.textContent ?? '').startsWith(label),
      );
      const input = find<HTMLInputElement>(`#${named?.getAttribute('for') ?? 'none'}`);
      // React shadows the element's own field to see whether somebody else wrote into it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      await fire(input, 'input');
      await fire(input, 'focusout');
    },
    submit: (form = find('form')) => fire(form, 'submit'),
    place: () => place,
    unmount: () => act(async () => root.unmount()),
  };
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Error) throw answer;
  if (answer instanceof Refusal) {
    const { status, code, message } = answer;
    return Response.json({ error: { code, message } }, { status });
  }
  if (answer === null) return new Response(null, { status: 204 });
  if (typeof answer === 'string') return new Response(answer);
  if (answer === undefined)
    return Response.json(
      { error: { code: 'not_found', message: 'There is no such thing.' } },
      { status: 404 },
    );
  return Response.json(answer);
}
