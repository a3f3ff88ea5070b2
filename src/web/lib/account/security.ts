import { createContext, use } from 'react';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import type { Role } from '../../../kernel/rules/roles.ts';

export type SessionView = NonNullable<CallResponse<'readSession'>>;

/** Who uses the page, and as what. */
export interface Security {
  /**
   * `loading`: not known yet. `demo`: a demo session of this browser, which is no auth session and
   * sees sample data only. `failed`: the server could not be asked.
   */
  status: 'loading' | 'signed-in' | 'demo' | 'signed-out' | 'failed';
  /** The auth session; undefined for demo visitors and strangers. */
  session: SessionView | undefined;
  /** Of the active team membership first, then of `user_roles`; ['demo'] in the demo. */
  roles: Role[];
  isPlatformAdmin: boolean;
  /** Team role owner or admin (6.7). */
  isAdmin: boolean;
  /** The permission list is empty, so every check fails (6.7). */
  hasPermission: (permission: string) => boolean;
  view: 'user' | 'admin';
  setView: (view: 'user' | 'admin') => void;
  /** Asks for the session anew. @returns it; null: nobody is signed in, undefined: the server did not answer */
  refresh: () => Promise<SessionView | null | undefined>;
  /** Ends the auth session or the demo and goes to a page, usually /. */
  signOut: (to?: string) => Promise<void>;
  error: unknown;
}

export const SecurityContext = createContext<Security | undefined>(undefined);

/** Who uses the page. @throws where no SecurityProvider stands above (specification 8.12) */
export function useSecurity(): Security {
  const security = use(SecurityContext);
  if (!security) throw new Error('useSecurity must be used within a SecurityProvider');
  return security;
}
