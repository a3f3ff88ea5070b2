/*
 * What players and the page around them say to each other: JSON strings with a `context` that names the
 * protocol. Only the window around is listened to, and answers go to the origin that asked.
 */

/** Far above what a page needs, so that a hostile one fills no memory. */
const MOST_CHARACTERS = 10_000;

/** A message of the page around. */
export interface ParentMessage {
  method: string;
  value?: unknown;
  listener?: string;
}

/** Where answers go. */
export interface Answering {
  send(event: string, value?: unknown, listener?: string): void;
}

/**
 * Answers the page around this one in one protocol. Before it has said anything nothing is known of its
 * origin, so what is sent by then is for anybody.
 *
 * @returns the way to tell it something unasked; undefined where no page is around
 */
export function answerParent(
  protocol: { context: string; version: string },
  window: Window,
  answer: (message: ParentMessage, answering: Answering) => void,
): Answering | undefined {
  const { parent } = window;
  if (parent === window) return undefined;
  let origin = '*';
  const answering: Answering = {
    send(event, value, listener) {
      parent.postMessage(JSON.stringify({ ...protocol, event, value, listener }), origin);
    },
  };
  window.addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const message = readMessage(event.data, protocol.context);
    if (!message) return;
    // A sandboxed page around has no origin that can be addressed.
    origin = event.origin === 'null' ? '*' : event.origin;
    answer(message, answering);
  });
  return answering;
}

function readMessage(data: unknown, context: string): ParentMessage | undefined {
  if (typeof data !== 'string' || data.length > MOST_CHARACTERS) return undefined;
  try {
    const message = JSON.parse(data) as (Partial<ParentMessage> & { context?: unknown }) | null;
    if (message?.context !== context || typeof message.method !== 'string') return undefined;
    return message as ParentMessage;
  } catch {
    return undefined;
  }
}
