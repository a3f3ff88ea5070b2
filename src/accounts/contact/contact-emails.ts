import { CONTACT_TOPICS, type ContactTopic } from '../../kernel/rules/public-forms.ts';
import type { Email } from '../../platform/mail/mail.ts';

/** What is said in mail about messages of /contact. What strangers typed goes to administrators alone. */

interface Sent {
  topic: ContactTopic;
  name: string;
  email: string;
  organization: string | null;
  message: string;
  times: string[];
}

/** The receipt. It repeats nothing that was typed: anybody may give somebody else's address. */
export function receiptEmail(
  to: string,
  topic: ContactTopic,
  { times, calendarUrl }: { times: string[]; calendarUrl: string | undefined },
): Email {
  const about =
    topic === 'call'
      ? 'You proposed these times for a call:'
      : `Your message about ${CONTACT_TOPICS[topic].toLowerCase()} has come, and whoever runs this installation reads it.`;
  const paragraphs = [
    'Hello,',
    about,
    ...(times.length > 0 ? [times.join('\n')] : []),
    ...(calendarUrl
      ? [
          'This address puts them into your calendar as proposals. One of them is confirmed by email.',
          calendarUrl,
        ]
      : ['The answer comes to this e-mail address.']),
    'If you did not send it, you need not do anything.',
    'Afterword',
  ];
  return {
    to,
    subject: topic === 'call' ? 'Your proposal for a call' : 'Your message has come',
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

/** To those who administer the server; a reply goes to whoever wrote. */
export function messageForAdmins(to: string, sent: Sent, pageUrl: string | undefined): Email {
  const who = [sent.name, `<${sent.email}>`, ...(sent.organization ? [`of ${sent.organization}`] : [])];
  const paragraphs = [
    `${who.join(' ')} wrote by the form of /contact (${CONTACT_TOPICS[sent.topic]}).`,
    ...(sent.times.length > 0 ? [`Times proposed for a call:\n${sent.times.join('\n')}`] : []),
    ...(sent.message ? [quoted(sent.message)] : []),
    'A reply to this email goes to them.',
    ...(pageUrl ? ['All messages:', pageUrl] : []),
    'Afterword',
  ];
  return {
    to,
    replyTo: sent.email,
    subject: `${CONTACT_TOPICS[sent.topic]}: a message from ${sent.name}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

export function agreedCallEmail(to: string, time: string, calendarUrl: string | undefined): Email {
  const paragraphs = [
    'Hello,',
    `the call takes place at ${time}.`,
    ...(calendarUrl ? ['This address puts it into your calendar.', calendarUrl] : []),
    'If the time does not suit any more, reply to this email.',
    'Afterword',
  ];
  return { to, subject: 'The time of our call', text: `${paragraphs.join('\n\n')}\n` };
}

/** Marked as somebody else's words, line by line. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Such as "Wednesday, 25 November 2026 at 10:00 (Europe/Berlin)". */
export function timeInWords(time: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    time,
  );
  return `${words} (${timeZone})`;
}
