import { z } from 'zod';
import { oneLine } from '../../rules/one-line.ts';
import {
  PRIVACY_REQUESTS,
  PRIVACY_STATES,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '../../rules/public-forms.ts';
import { messageText, sender } from './contact.ts';
import type { Contract } from './contract.ts';
import { id, instant, pageQuery, plainName } from './fields.ts';

const kinds = Object.keys(PRIVACY_REQUESTS) as [PrivacyRequestKind, ...PrivacyRequestKind[]];
const states = Object.keys(PRIVACY_STATES) as [PrivacyRequestState, ...PrivacyRequestState[]];
export const privacyKind = z.enum(kinds);

const privacyRequest = z.object({
  id,
  kind: privacyKind,
  state: z.enum(states),
  details: z.string().optional(),
  createdAt: instant,
  confirmedAt: instant.optional(),
  /** By when it has to be answered. */
  dueAt: instant.optional(),
  settledAt: instant.optional(),
  answer: z.string().optional(),
});

/** As the person sees it. */
const ownPrivacyRequest = privacyRequest.extend({
  /** Until when what was asked for can be fetched. */
  dataUntil: instant.optional(),
});

/** As whoever runs the server sees it. */
const handledPrivacyRequest = privacyRequest.extend({
  email: z.string().optional(),
  name: z.string().optional(),
  account: z
    .object({
      id,
      name: z.string(),
      emailVerified: z.boolean(),
      twoFactor: z.boolean(),
    })
    .optional()
    .meta({ description: 'Whose address it is; absent: nobody has an account with it.' }),
});

/** What stands in the link of the email. */
export const privacyToken = z.object({ token: z.string().min(20).max(200) });

const ofToken = {
  chapter: 'Privacy',
  access: 'public',
  gate: 'open',
  limit: 'general',
  status: 200,
} as const;

export const privacyRequestCalls = {
  createPrivacyRequest: {
    method: 'POST',
    path: '/api/v1/privacy-requests',
    summary: 'Ask for access, export, correction or deletion; a link to confirm it goes to the address given',
    chapter: 'Privacy',
    access: 'public',
    gate: 'open',
    limit: 'making',
    body: z.object({
      kind: privacyKind,
      email: sender.email,
      name: z.string().overwrite(oneLine).max(120).optional(),
      details: messageText.optional(),
    }),
    status: 202,
    response: z.object({ confirmUntil: instant }),
    errors: ['too_many_requests'],
  },
  readPrivacyRequest: {
    ...ofToken,
    method: 'GET',
    path: '/api/v1/privacy-request',
    summary: 'How far your request has come, by the token of its link',
    query: privacyToken,
    response: ownPrivacyRequest,
    errors: ['not_found'],
  },
  confirmPrivacyRequest: {
    ...ofToken,
    method: 'POST',
    path: '/api/v1/privacy-request/confirmation',
    summary: 'Show that the address is yours: from now on the request is worked on',
    body: privacyToken,
    response: ownPrivacyRequest,
    errors: ['not_found', 'conflict'],
  },
  withdrawPrivacyRequest: {
    ...ofToken,
    method: 'POST',
    path: '/api/v1/privacy-request/withdrawal',
    summary: 'Take your request back',
    body: privacyToken,
    response: ownPrivacyRequest,
    errors: ['not_found', 'conflict'],
  },
  readPrivacyData: {
    ...ofToken,
    method: 'GET',
    path: '/api/v1/privacy-request/data',
    summary: 'What you asked for, as JSON, once the request is done',
    limit: 'making',
    query: privacyToken,
    response: {
      kind: 'text',
      mediaType: 'application/json',
    },
    errors: ['not_found', 'conflict'],
  },
  listPrivacyRequests: {
    method: 'GET',
    path: '/api/v1/platform/privacy-requests',
    summary: 'Requests whose address was proven, newest first',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    query: pageQuery.extend({ state: z.enum(states).exclude(['unconfirmed']).optional() }),
    status: 200,
    response: z.object({ requests: z.array(handledPrivacyRequest), cursor: z.string().optional() }),
  },
  settlePrivacyRequest: {
    method: 'PATCH',
    path: '/api/v1/platform/privacy-requests/:requestId',
    summary: 'Do what was asked for, or refuse it with a reason',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'making',
    params: z.object({ requestId: id }),
    body: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('done'),
        answer: messageText.optional(),
        /** Of a correction: the name that the account has from now on. */
        correctedName: plainName(120).optional(),
      }),
      z.object({ outcome: z.literal('refused'), answer: messageText.min(1) }),
    ]),
    status: 200,
    response: handledPrivacyRequest,
    errors: ['conflict', 'last_owner'],
  },
} as const satisfies Record<string, Contract>;
