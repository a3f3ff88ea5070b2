import type { AddressInfo } from 'node:net';
import { closeDoor, openDoor } from '../../src/api/door.ts';
import type { DoorOptions } from '../../src/api/door-work.ts';
import { openEvents } from '../../src/platform/realtime/open-events.ts';
import type { TestDoor } from './door.ts';

export interface SecondNode {
  url: string;
  close(): Promise<void>;
}

/** Another node of the installation: its own door and its own word of events, on the same database. */
export async function openSecondNode(door: TestDoor, options: DoorOptions = {}): Promise<SecondNode> {
  const events = await openEvents(door.service.database);
  const app = await openDoor({ ...door.service, events }, options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await closeDoor(app, 1000);
      await events.close();
    },
  };
}
