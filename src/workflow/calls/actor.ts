import type { Actor } from '../../accounts/in-transaction.ts';
import type { Principal } from '../../accounts/principal.ts';
import type { CallFrom } from './call.ts';

/** Who does something, as the audit log is told. */
export function toActor(who: Principal, { ipAddress }: CallFrom): Actor {
  return { ...who, ipAddress };
}
