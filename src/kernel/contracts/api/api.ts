import type { z } from 'zod';
import type { CallName } from '../calls.ts';
import { episodeCalls } from './episodes.ts';
import { makingCalls } from './making.ts';
import { sessionCalls } from './session.ts';
import { sourceCalls } from './sources.ts';

/** What goes into a call and comes out of it. */
export interface Contract {
  summary: string;
  /** `member`: whoever is signed in, for what is their organization's. `admin`: its owners and admins. */
  access: 'public' | 'member' | 'admin';
  status: 200 | 201 | 202 | 204;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  response: z.ZodType;
}

/** The contract of every call in `CALLS`, shared by the server and the browser. */
export const API = {
  ...sessionCalls,
  ...sourceCalls,
  ...episodeCalls,
  ...makingCalls,
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
