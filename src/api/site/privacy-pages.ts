import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import {
  LONGEST_MESSAGE,
  PRIVACY_CONFIRM_HOURS,
  PRIVACY_DUE_DAYS,
  PRIVACY_REQUESTS,
  PRIVACY_STATES,
  type PrivacyRequestKind,
} from '../../kernel/rules/public-forms.ts';
import { type Html, html } from '../docs/html.ts';
import { EMPTY_FORM, type FormState, faultList, field, radios } from './form-parts.ts';
import type { FormPage } from './written-page.ts';

type Request = CallResponse<'readPrivacyRequest'>;

export const PRIVACY_HEAD = {
  title: 'Privacy requests',
  description:
    'Ask for access to what this server stores about you, for an export, a correction or the deletion of everything, and follow how far it has come.',
  path: '/privacy-requests',
} as const;

export function privacyRequestsPage(state: FormState = EMPTY_FORM): FormPage {
  const kinds = (Object.keys(PRIVACY_REQUESTS) as PrivacyRequestKind[]).map((value) => ({
    value,
    ...PRIVACY_REQUESTS[value],
  }));
  return {
    ...PRIVACY_HEAD,
    body: html`<div class="lead"><h1>Privacy requests</h1><p>For anybody, with or without an account. Who is signed in can also export and delete the account at once, in <a href="/settings#privacy">the settings</a>.</p></div>
<div class="two"><form method="post" action="/privacy-requests" class="sheet"><h2>What do you ask for?</h2>
${faultList(state)}
${radios(state, 'kind', 'Request', kinds)}
${field(state, { name: 'email', label: 'E-mail address', type: 'email', longest: 254, autocomplete: 'email', hint: 'The one that your account or your messages have.' })}
${field(state, { name: 'name', label: 'Your name', longest: 120, required: false, autocomplete: 'name' })}
${field(state, { name: 'details', label: 'What it is about', rows: 4, longest: LONGEST_MESSAGE, required: false, hint: 'For a correction: what is wrong, and what would be right.' })}
<button type="submit" class="btn primary big">Send the link</button></form>
<section class="steps" aria-labelledby="how"><h2 id="how">What happens then</h2><ol>
<li><b>A link goes to the address.</b> Opening it and confirming shows that the address is yours. Nothing is done before that; after ${PRIVACY_CONFIRM_HOURS} hours the request is forgotten.</li>
<li><b>Whoever runs this server is told.</b> They have ${PRIVACY_DUE_DAYS} days, and the page of your link shows the day.</li>
<li><b>You see how it ends.</b> A file is offered there for two weeks. A refusal says why. After a deletion nothing is left that names you but the entries of the audit log, which guards everybody’s account and is kept for seven years.</li>
</ol></section></div>`,
  };
}

export function privacySentPage(): FormPage {
  return {
    ...PRIVACY_HEAD,
    title: 'A link is on its way',
    isPrivate: true,
    body: html`<div class="lead"><h1>A link is on its way</h1><p>Open it within ${PRIVACY_CONFIRM_HOURS} hours and confirm the request there. Look among unwanted mail if it does not come.</p></div>`,
  };
}

/** The page of a request's link. @param token stands in its forms, never in an address that others see */
export function followPage(request: Request, token: string): FormPage {
  const { label } = PRIVACY_REQUESTS[request.kind];
  const rows: [string, string | undefined][] = [
    ['State', PRIVACY_STATES[request.state]],
    ['Asked', day(request.createdAt)],
    ['Confirmed', day(request.confirmedAt)],
    ['Answered by', request.settledAt === undefined ? day(request.dueAt) : undefined],
    ['Closed', day(request.settledAt)],
    ['What you wrote', request.details],
    ['Answer', request.answer],
  ];
  return {
    ...PRIVACY_HEAD,
    title: `${label}: ${PRIVACY_STATES[request.state].toLowerCase()}`,
    isPrivate: true,
    body: html`<div class="lead"><h1>${label}</h1><p>${LEADS[request.state](request)}</p></div>
<div class="sheet narrow"><dl>${rows.map(([name, value]) => (value === undefined ? html`` : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>
${request.dataUntil !== undefined && html`<p><a class="btn primary big" href="${callPath('readPrivacyData')}?token=${token}" download>Save the file</a></p><p class="quiet">It is offered until ${day(request.dataUntil)}.</p>`}
${actions(request.state, token)}</div>`,
  };
}

const LEADS: Record<Request['state'], (request: Request) => string> = {
  unconfirmed: () => 'Confirm that this e-mail address is yours. Nothing is done before that.',
  open: ({ dueAt }) => `It is being worked on, and will be answered by ${day(dueAt)}. You get an email then.`,
  done: ({ kind }) =>
    kind === 'deletion'
      ? 'Everything that was stored with your address is deleted.'
      : 'What you asked for is done.',
  refused: () => 'It was refused; the reason stands below.',
  withdrawn: () => 'You have taken it back. Nothing was done.',
};

function actions(state: Request['state'], token: string): Html | undefined {
  if (state !== 'unconfirmed' && state !== 'open') return undefined;
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  return html`<div class="row">${state === 'unconfirmed' && html`<form method="post" action="/privacy-requests/confirm">${hidden}<button type="submit" class="btn primary big">Confirm the request</button></form>`}
<form method="post" action="/privacy-requests/withdraw">${hidden}<button type="submit" class="btn big">Take it back</button></form></div>`;
}

function day(instant: string | undefined): string | undefined {
  if (instant === undefined) return undefined;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
