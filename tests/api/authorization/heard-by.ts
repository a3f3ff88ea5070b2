import { randomUUID } from 'node:crypto';
import { WebSocket } from 'undici';
import { REALTIME_PATH } from '../../../src/kernel/contracts/calls.ts';
import type { TestServer } from '../test-server.ts';
import type { Persona } from './personas.ts';

/** Kinds of events that somebody hears when an episode, then the team of their organization changes. */
export async function heardBy({ url, service }: TestServer, persona: Persona): Promise<string[]> {
  const { organizationId } = persona;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}`, {
    headers: { origin: url, ...persona.byCookie },
  });
  const kinds: string[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      socket.onerror = () => reject(new Error(`${persona.name} is not let in`));
      socket.onmessage = async ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type === 'event') kinds.push(message.event.kind);
        if (message.event?.kind === 'team.changed') resolve();
        if (message.type !== 'hello') return;
        for (const kind of ['episode.changed', 'team.changed'] as const)
          await service.events.emit(service.database.db, { organizationId, kind, subjectId: randomUUID() });
      };
    });
  } finally {
    socket.close();
  }
  return kinds;
}
