import type { ListeningCounter } from '../analytics/listening-counter.ts';
import type { LiveRooms } from '../workflow/live-script/live-rooms.ts';
import type { Service } from '../workflow/service.ts';
import type { Drain } from './plugins/drain.ts';
import type { TrustsProxy } from './plugins/trusted-proxies.ts';
import type { AccessWatch } from './realtime/access-watch.ts';
import type { SocketRoom } from './realtime/socket-room.ts';
import type { RateLimits, ServerHandlers } from './server-options.ts';

/** What the parts of one running server share. */
export interface ServerContext {
  service: Service;
  handlers: ServerHandlers;
  limits: RateLimits;
  /** Whether an address is a proxy whose forwarded headers count. */
  trusts: TrustsProxy;
  drain: Drain;
  sockets: SocketRoom;
  /** The scripts that are being edited here. */
  liveRooms: LiveRooms;
  /** Ends the connections of those who may not be here any more. */
  accessWatch: AccessWatch;
  /** Of downloads: no request waits for it. */
  counter: ListeningCounter;
}
