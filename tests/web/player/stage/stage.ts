import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import type { PlayerState, Timeline } from '../../../../src/web/features/player/engine/types.ts';
import { silentMp3 } from './silent-mp3.ts';

export const STRETCH_MS = 2400;
/** Speech and pause of one turn; two stretches hold three of them. */
export const TURN_MS = 1600;
const SPEECH_MS = 1200;

const PLAYER = path.resolve(import.meta.dirname, '../../../../src/web/features/player/engine/player.ts');

/** Makes the page's player, which keeps every state that it tells. */
export const NEW_PLAYER = `
  globalThis.player = new AfterwordPlayer.Player("e1");
  globalThis.told = [];
  player.subscribe(() => told.push(player.snapshot()));
`;

/** The player's code as a script of its own: real modules, no page around them. */
async function buildPlayer(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: PLAYER, formats: ['iife'], name: 'AfterwordPlayer' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the player was not built');
  return output.output[0].code;
}

/** A server with sound on it, and pages with nothing but a player. */
export class Stage {
  readonly #server: Server;
  readonly #script: string;
  /** Stretches that cannot be had for now. */
  isCut = false;

  private constructor(script: string) {
    this.#script = script;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async open(): Promise<Stage> {
    const stage = new Stage(await buildPlayer());
    await new Promise<void>((resolve) => stage.#server.listen(0, '127.0.0.1', resolve));
    return stage;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A page with a player named `player` on it. */
  async page(browser: Browser, init?: () => void): Promise<Page> {
    const page = await browser.newPage();
    if (init) await page.addInitScript(init);
    await page.goto(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: this.#script });
    await page.evaluate(NEW_PLAYER);
    return page;
  }

  #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    if (url === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Stage</title>');
    } else if (url.startsWith('/live/')) {
      if (this.isCut) response.destroy();
      else response.setHeader('content-type', 'audio/mpeg').end(silentMp3(STRETCH_MS));
    } else sendRange(silentMp3(Number(url.match(/\d+/)?.[0])), headers.range, response);
  }
}

function sendRange(bytes: Buffer, range: string | undefined, response: ServerResponse): void {
  const from = Number(range?.match(/bytes=(\d+)/)?.[1] ?? 0);
  response.writeHead(range ? 206 : 200, {
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'content-length': bytes.length - from,
    ...(range ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  response.end(bytes.subarray(from));
}

/** A show as far as `stretches` of it are made. */
export function liveShow(stretches: number) {
  const end = stretches * STRETCH_MS;
  return { timeline: timelineOf('r1', end, false), playlistUrl: '/none.m3u8' };
}

/** The finished show; it opens with `leadMs` that the live one did not have. */
export function finishedShow(durationMs: number, leadMs = 0) {
  const timeline = timelineOf('r1', durationMs, true, leadMs);
  return { timeline, playlistUrl: '/none.m3u8', fileUrl: `/show-${timeline.durationMs}.mp3` };
}

function timelineOf(renderId: string, endMs: number, finished: boolean, leadMs = 0): Timeline {
  const turns = Math.floor(endMs / TURN_MS);
  return {
    renderId,
    finished,
    durationMs: endMs + leadMs,
    chapters: [],
    cues: Array.from({ length: turns }, (_, i) => ({
      turnId: `t${i}`,
      segmentId: 'g1',
      speaker: i % 2,
      sentences: [],
      startMs: leadMs + i * TURN_MS,
      endMs: leadMs + i * TURN_MS + SPEECH_MS,
    })),
    segments: finished
      ? []
      : Array.from({ length: endMs / STRETCH_MS }, (_, index) => ({
          index,
          startMs: index * STRETCH_MS,
          durationMs: STRETCH_MS,
          peaks: [],
          url: `/live/${index}.mp3`,
        })),
  };
}

/** Calls a method of the page's player with these values. @returns its state right after */
export function tell(page: Page, method: string, ...values: unknown[]): Promise<PlayerState> {
  return page.evaluate(
    ([name, given]) => {
      const { player } = globalThis as unknown as {
        player: Record<string, (...values: unknown[]) => unknown> & { snapshot(): PlayerState };
      };
      player[name]?.(...given);
      return player.snapshot();
    },
    [method, values] as const,
  );
}

export function state(page: Page): Promise<PlayerState> {
  return page.evaluate(() =>
    (globalThis as unknown as { player: { snapshot(): PlayerState } }).player.snapshot(),
  );
}

/** Every state that the page's player told, in order. */
export function told(page: Page): Promise<PlayerState[]> {
  return page.evaluate(() => (globalThis as unknown as { told: PlayerState[] }).told);
}
