import { z } from 'zod';
import { oneLine } from '../../rules/one-line.ts';
import {
  CONTACT_STATES,
  CONTACT_TOPICS,
  type ContactState,
  type ContactTopic,
  LONGEST_MESSAGE,
  PROPOSED_TIMES,
} from '../../rules/public-forms.ts';
import type { Contract } from './contract.ts';
import { id, instant, nothing, pageQuery, plainName } from './fields.ts';

const topics = Object.keys(CONTACT_TOPICS) as [ContactTopic, ...ContactTopic[]];
export const contactTopic = z.enum(topics);
const contactState = z.enum(Object.keys(CONTACT_STATES) as [ContactState, ...ContactState[]]);

/** What somebody types over several lines. */
export const messageText = z.string().trim().max(LONGEST_MESSAGE);

/** Whoever writes. A field that is left empty in a form counts as absent. */
export const sender = {
  name: plainName(120),
  email: z.email().trim().toLowerCase().max(254),
  organization: z.string().overwrite(oneLine).max(120).optional(),
};

const contactMessage = z.object({
  id,
  topic: contactTopic,
  name: z.string(),
  email: z.string(),
  organization: z.string().optional(),
  message: z.string(),
  state: contactState,
  proposedTimes: z.array(instant).optional(),
  timeZone: z.string().optional(),
  agreedTime: instant.optional(),
  createdAt: instant,
  settledAt: instant.optional(),
});

export const contactCalls = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/v1/contact-messages',
    summary: 'Write to whoever runs this server; a receipt goes to the address given',
    chapter: 'Contact',
    access: 'public',
    gate: 'open',
    limit: 'making',
    body: z.object({
      ...sender,
      topic: contactTopic.exclude(['call']),
      message: messageText.min(1),
    }),
    status: 201,
    response: z.object({ id, createdAt: instant }),
    errors: ['too_many_requests'],
  },
  requestCall: {
    method: 'POST',
    path: '/api/v1/call-requests',
    summary: 'Propose three times for a call; a receipt goes to the address given',
    chapter: 'Contact',
    access: 'public',
    gate: 'open',
    limit: 'making',
    body: z.object({
      ...sender,
      message: messageText.default(''),
      times: z.array(instant).length(PROPOSED_TIMES).meta({ description: 'Different, and yet to come.' }),
      timeZone: z.string().min(1).max(60).meta({ description: 'IANA, such as Europe/Berlin.' }),
    }),
    status: 201,
    response: z.object({ id, createdAt: instant, calendarUrl: z.string() }),
    errors: ['too_many_requests'],
  },
  readCallCalendar: {
    method: 'GET',
    path: '/api/v1/call-requests/:callId/calendar',
    summary: 'The proposed times of a call, or the one that was agreed on, for calendars',
    chapter: 'Contact',
    access: 'public',
    gate: 'open',
    limit: 'general',
    params: z.object({ callId: id }),
    status: 200,
    response: {
      kind: 'text',
      mediaType: 'text/calendar',
    },
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/v1/platform/contact-messages',
    summary: 'What was sent by the form of /contact, newest first',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    query: pageQuery.extend({ state: contactState.optional() }),
    status: 200,
    response: z.object({ messages: z.array(contactMessage), cursor: z.string().optional() }),
  },
  settleContactMessage: {
    method: 'PATCH',
    path: '/api/v1/platform/contact-messages/:messageId',
    summary: 'Say what became of a message, or which of its times a call takes place at',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ messageId: id }),
    body: z.object({
      state: contactState,
      agreedTime: instant.optional().meta({ description: 'One of those proposed; it is mailed.' }),
    }),
    status: 200,
    response: contactMessage,
    errors: ['conflict'],
  },
  deleteContactMessage: {
    method: 'DELETE',
    path: '/api/v1/platform/contact-messages/:messageId',
    summary: 'Delete a message for good',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ messageId: id }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Contract>;
