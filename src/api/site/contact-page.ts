import {
  CALL_MINUTES,
  CONTACT_TOPICS,
  type ContactTopic,
  LONGEST_MESSAGE,
  PROPOSED_TIMES,
} from '../../kernel/rules/public-forms.ts';
import { type Html, html } from '../docs/html.ts';
import { EMPTY_FORM, type FormState, faultList, field, radios } from './form-parts.ts';
import type { FormPage } from './written-page.ts';

export const CONTACT_HEAD = {
  title: 'Contact',
  description:
    'Write to the people who run this Afterword about sales, support or case studies, or propose three times for a call.',
  path: '/contact',
} as const;

const ABOUT: Record<Exclude<ContactTopic, 'call'>, string> = {
  sales: 'Plans for teams, prices, how to begin.',
  support: 'Something does not work, or is not clear.',
  case_studies: 'How others use it, told on request.',
};

const ZONES = Intl.supportedValuesOf('timeZone');

/** /contact: a message, or a call; the form that was sent stands there as it was. */
export function contactPage(
  states: { message?: FormState; call?: FormState; topic?: string } = {},
): FormPage {
  const { message = EMPTY_FORM, call = EMPTY_FORM, topic } = states;
  const values = topic === undefined ? message.values : { topic, ...message.values };
  return {
    ...CONTACT_HEAD,
    island: 'contact.js',
    body: html`<div class="lead"><h1>Contact</h1><p>This Afterword is run by whoever gave you its address. What you send here is stored on their server, mailed to them, and goes nowhere else.</p></div>
<div class="two">${messageForm({ ...message, values })}${callForm(call)}</div>`,
  };
}

function messageForm(state: FormState): Html {
  const topics = (Object.keys(ABOUT) as (keyof typeof ABOUT)[]).map((value) => ({
    value,
    label: CONTACT_TOPICS[value],
    about: ABOUT[value],
  }));
  return html`<form method="post" action="/contact" class="sheet" id="message-form"><h2>Send a message</h2>
${faultList(state)}
${radios(state, 'topic', 'About', topics)}
${sender(state)}
${field(state, { name: 'message', label: 'Message', rows: 6, longest: LONGEST_MESSAGE })}
<button type="submit" class="btn primary big">Send the message</button>
<p class="quiet">A receipt goes to your address. Nothing else does.</p></form>`;
}

function callForm(state: FormState): Html {
  const zone = state.values.timeZone ?? 'UTC';
  const prefixed = prefix(state, 'call-');
  const times = Array.from({ length: PROPOSED_TIMES }, (_, index) =>
    field(prefixed, { name: `call-time${index + 1}`, label: `Time ${index + 1}`, type: 'datetime-local' }),
  );
  const fault = state.faults.find((each) => each.field === 'timeZone');
  return html`<form method="post" action="/contact/call" class="sheet" id="call"><h2>Book a call</h2>
<p>Propose three times; one of them is confirmed by email, with an entry for your calendar. A call takes ${CALL_MINUTES} minutes.</p>
${faultList(state)}
${times}
<div class="field"><label for="call-timeZone">Time zone</label><select id="call-timeZone" name="call-timeZone"${!state.values.timeZone && html` data-local-zone`}>${['UTC', ...ZONES].map((each) => html`<option${each === zone && html` selected`}>${each}</option>`)}</select>
${fault && html`<p class="fault">${fault.message}</p>`}</div>
${sender(prefixed, 'call-')}
${field(prefixed, { name: 'call-message', label: 'What it is about', rows: 3, longest: LONGEST_MESSAGE, required: false })}
<button type="submit" class="btn primary big">Propose the times</button></form>`;
}

/** Both forms stand on one page, so the fields of one have names of their own. */
function prefix({ values, faults }: FormState, by: string): FormState {
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${by}${name}`, value])),
    faults: faults.map(({ field: name, message }) => ({
      field: name === undefined ? undefined : `${by}${name}`,
      message,
    })),
  };
}

function sender(state: FormState, by = ''): Html {
  return html`${field(state, { name: `${by}name`, label: 'Your name', longest: 120, autocomplete: 'name' })}
${field(state, { name: `${by}email`, label: 'E-mail address', type: 'email', longest: 254, autocomplete: 'email' })}
${field(state, { name: `${by}organization`, label: 'Organization', longest: 120, required: false, autocomplete: 'organization' })}`;
}

export function contactReceipt(id: string, calendarUrl: string | undefined): FormPage {
  return {
    ...CONTACT_HEAD,
    title: calendarUrl ? 'Your times have come' : 'Your message has come',
    isPrivate: true,
    body: html`<div class="lead"><h1>${calendarUrl ? 'Your times have come' : 'Your message has come'}</h1>
<p>${calendarUrl ? 'One of them is confirmed by email.' : 'The answer comes by email.'} A receipt is on its way to your address.</p></div>
<div class="sheet"><dl><dt>Receipt</dt><dd><code>${id}</code></dd></dl>
${calendarUrl !== undefined && html`<p><a class="btn primary big" href="${calendarUrl}" download>Put the times into your calendar</a></p>`}
<p><a href="/contact">Send another one</a></p></div>`,
  };
}
