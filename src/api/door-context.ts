import type { Service } from '../workflow/service.ts';
import type { DoorLimits, DoorWork } from './door-work.ts';
import type { Drain } from './plugins/drain.ts';
import type { TrustsProxy } from './plugins/trusted-proxies.ts';
import type { SocketRoom } from './realtime/socket-room.ts';

/** What the parts of one open door share. */
export interface DoorContext {
  service: Service;
  work: DoorWork;
  limits: DoorLimits;
  /** Whether an address is a proxy whose forwarded headers count. */
  trusts: TrustsProxy;
  drain: Drain;
  sockets: SocketRoom;
}
