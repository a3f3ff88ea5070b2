import type { z } from 'zod';
import type { CallName } from '../calls.ts';
import { accountCalls } from './account.ts';
import { auditCalls } from './audit.ts';
import { demoCalls } from './demo.ts';
import { episodeCalls } from './episodes.ts';
import { eventCalls } from './events.ts';
import { makingCalls } from './making.ts';
import { notificationCalls } from './notifications.ts';
import { organizationCalls } from './organizations.ts';
import { platformCalls } from './platform.ts';
import { sessionCalls } from './session.ts';
import { sourceCalls } from './sources.ts';
import { workspaceCalls } from './workspace.ts';

/** What goes into a call and comes out of it. */
export interface Contract {
  summary: string;
  /**
   * `member`: whoever is signed in, for what is their organization's. `admin`: its owners and admins.
   * `owner`: its owner, or a platform admin. `platform`: platform admins. `bearer`: whoever's token
   * stands in the Authorization header; no cookie counts.
   */
  access: 'public' | 'member' | 'admin' | 'owner' | 'platform' | 'bearer';
  /** A working area (4.7): 402 subscription_required without an active subscription. */
  gate?: 'subscription' | undefined;
  status: 200 | 201 | 202 | 204;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  response: z.ZodType;
}

/** The contract of every call in `CALLS`, shared by the server and the browser. */
export const API = {
  ...sessionCalls,
  ...accountCalls,
  ...organizationCalls,
  ...notificationCalls,
  ...demoCalls,
  ...auditCalls,
  ...platformCalls,
  ...workspaceCalls,
  ...sourceCalls,
  ...episodeCalls,
  ...makingCalls,
  ...eventCalls,
} as const satisfies Record<CallName, Contract>;

type Api = typeof API;
type Field<N extends CallName, K extends string> = Api[N] extends { [P in K]: infer T extends z.ZodType }
  ? T
  : never;

/** As the browser sends it. */
export type CallBody<N extends CallName> = z.input<Field<N, 'body'>>;
export type CallQuery<N extends CallName> = z.input<Field<N, 'query'>>;
export type CallParams<N extends CallName> = z.output<Field<N, 'params'>>;
/** As the server gets it, its defaults filled in. */
export type CheckedBody<N extends CallName> = z.output<Field<N, 'body'>>;
export type CheckedQuery<N extends CallName> = z.output<Field<N, 'query'>>;
export type CallResponse<N extends CallName> = z.output<Field<N, 'response'>>;
