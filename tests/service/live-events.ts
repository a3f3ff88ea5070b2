import { once } from 'node:events';
import { WebSocket } from 'undici';
import type { z } from 'zod';
import { serverMessage } from '../../src/kernel/contracts/api/events.ts';
import { REALTIME_PATH } from '../../src/kernel/contracts/calls.ts';
import type { Caller } from './caller.ts';

type Message = z.infer<typeof serverMessage>;
type LiveEvent = Extract<Message, { type: 'event' }>['event'];

/** What the WebSocket tells a person, each message held against its contract. */
export class LiveEvents {
  readonly events: LiveEvent[] = [];
  readonly #socket: WebSocket;
  #changed = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = serverMessage.parse(JSON.parse(String(data)));
      if (message.type === 'event') this.events.push(message.event);
      this.#changed();
    });
  }

  static async open(caller: Caller, url: string, after?: number): Promise<LiveEvents> {
    const address = new URL(`${REALTIME_PATH}${after === undefined ? '' : `?after=${after}`}`, url);
    const origin = address.origin;
    address.protocol = 'ws:';
    const socket = new WebSocket(address, { headers: { cookie: caller.cookie, origin } });
    const live = new LiveEvents(socket);
    await once(socket, 'open');
    return live;
  }

  /** Waits until an event like this has come. */
  async until(wanted: (event: LiveEvent) => boolean): Promise<void> {
    while (!this.events.some(wanted))
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
  }

  close(): void {
    this.#socket.close();
  }
}
