import { answerParent } from './parent-messages.ts';
import type { Playback, PlaybackEvent } from './playback.ts';

/**
 * The receiving side of the open player.js protocol (github.com/embedly/player.js, specification
 * 0.0.11): JSON strings between an embedded player and the page around it. Times there are seconds,
 * volumes 0 to 100.
 */
const PROTOCOL = { context: 'player.js', version: '0.0.11' };

const EVENTS: Record<PlaybackEvent, string> = {
  play: 'play',
  pause: 'pause',
  ended: 'ended',
  seeked: 'seeked',
  timeupdate: 'timeupdate',
  error: 'error',
};

type Method = (playback: Playback, value: unknown) => unknown;

/** What a method gives is the answer to it; those that give nothing are not answered. */
const METHODS: Record<string, Method> = {
  play: (playback) => void playback.play(),
  pause: (playback) => playback.pause(),
  getPaused: (playback) => !playback.state().playing,
  mute: (playback) => playback.setMuted(true),
  unmute: (playback) => playback.setMuted(false),
  getMuted: (playback) => playback.state().muted,
  setVolume: (playback, value) => isNumber(value) && playback.setVolume(value / 100),
  getVolume: (playback) => Math.round(playback.state().volume * 100),
  getDuration: (playback) => playback.durationMs() / 1000,
  setCurrentTime: (playback, value) => isNumber(value) && playback.seek(value * 1000),
  getCurrentTime: (playback) => playback.positionMs() / 1000,
};

const QUESTIONS = /^get/;
/** Far above what a page needs, so that a hostile one fills no memory. */
const MOST_EVENTS = 20;
const MOST_LISTENERS = 100;

/** Lets the page around this one drive the player, and tells it what happens. */
export function answerPlayerJs(playback: Playback, window: Window): void {
  /** Which events were asked for, and under which names of listeners. */
  const listeners = new Map<string, Set<string | undefined>>();
  const host = answerParent(PROTOCOL, window, ({ method, value, listener }, { send }) => {
    if (method === 'addEventListener') return addListener(listeners, value, listener, tellReady);
    if (method === 'removeEventListener') return removeListener(listeners, value, listener);
    const act = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    if (!act) return send('error', { code: 2, msg: `${method} is not supported.` });
    const answer = act(playback, value);
    if (QUESTIONS.test(method)) send(method, answer, listener);
  });
  if (!host) return;
  const tellReady = (listener?: string) => {
    const events = ['ready', ...Object.values(EVENTS)];
    const methods = [...Object.keys(METHODS), 'addEventListener', 'removeEventListener'];
    host.send('ready', { src: window.location.href, events, methods }, listener);
  };
  playback.subscribe((state, event) => {
    if (!event) return;
    const name = EVENTS[event];
    const value =
      event === 'timeupdate'
        ? { seconds: state.positionMs / 1000, duration: state.durationMs / 1000 }
        : event === 'error'
          ? { code: 1, msg: state.fault }
          : undefined;
    for (const listener of listeners.get(name) ?? []) host.send(name, value, listener);
  });
  tellReady();
}

function addListener(
  listeners: Map<string, Set<string | undefined>>,
  event: unknown,
  listener: string | undefined,
  ready: (listener?: string) => void,
): void {
  if (typeof event !== 'string') return;
  if (event === 'ready') {
    ready(listener);
    return;
  }
  if (listeners.size >= MOST_EVENTS && !listeners.has(event)) return;
  const named = listeners.get(event) ?? new Set();
  if (named.size < MOST_LISTENERS) named.add(listener);
  listeners.set(event, named);
}

function removeListener(
  listeners: Map<string, Set<string | undefined>>,
  event: unknown,
  listener: string | undefined,
): void {
  if (typeof event === 'string') listeners.get(event)?.delete(listener);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
