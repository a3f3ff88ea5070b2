import type { Service } from '../workflow/service.ts';
import type { DoorLimits, DoorWork } from './door-work.ts';
import type { Drain } from './plugins/drain.ts';
import type { TrustsProxy } from './plugins/trusted-proxies.ts';
import type { SocketRoom } from './realtime/socket-room.ts';
import type { StandingWatch } from './realtime/standing-watch.ts';

/** What the parts of one open door share. */
export interface DoorContext {
  service: Service;
  work: DoorWork;
  limits: DoorLimits;
  /** Whether an address is a proxy whose forwarded headers count. */
  trusts: TrustsProxy;
  drain: Drain;
  sockets: SocketRoom;
  /** Ends the stay of those who may not be here any more. */
  standing: StandingWatch;
}
