import {
  PRIVACY_CONFIRM_HOURS,
  PRIVACY_DATA_DAYS,
  PRIVACY_REQUESTS,
  type PrivacyRequestKind,
} from '../../../kernel/rules/public-forms.ts';
import type { Email } from '../../../platform/mail/mail.ts';

/** What is said in mail about privacy requests. Nothing that was typed is repeated: the address may be another's. */

function compose(to: string, subject: string, paragraphs: string[]): Email {
  return { to, subject, text: `${['Hello,', ...paragraphs, 'Afterword'].join('\n\n')}\n` };
}

/** @param url of the request's page, where it is confirmed and followed */
export function confirmationEmail(to: string, kind: PrivacyRequestKind, url: string): Email {
  return compose(to, 'Confirm your privacy request', [
    `somebody asked for ${nameOfKind(kind)} of what this installation of Afterword stores about this e-mail address. Open this address and confirm it there: nothing is done before that.`,
    url,
    `It waits for ${PRIVACY_CONFIRM_HOURS} hours. The same address shows later how far the request has come.`,
    'If that was not you, you need not do anything.',
  ]);
}

export function requestForAdminsEmail(
  to: string,
  kind: PrivacyRequestKind,
  due: Date,
  pageUrl: string | undefined,
): Email {
  return compose(to, `A privacy request: ${nameOfKind(kind)}`, [
    `somebody asked for ${nameOfKind(kind)} and has shown that the e-mail address is theirs. It has to be answered by ${due.toISOString().slice(0, 10)}.`,
    ...(pageUrl ? [pageUrl] : ['It stands on the page /platform-admin.']),
  ]);
}

export function settledEmail(
  to: string,
  kind: PrivacyRequestKind,
  { outcome, answer }: { outcome: 'done' | 'refused'; answer: string | undefined },
): Email {
  const done: Record<PrivacyRequestKind, string> = {
    access: `what you asked for is ready. The address of the first email shows it for ${PRIVACY_DATA_DAYS} days.`,
    export: `your file is ready. The address of the first email offers it for ${PRIVACY_DATA_DAYS} days.`,
    correction: 'what you asked to have corrected was corrected.',
    deletion:
      'your account, your work and your messages were deleted. This email is the last thing that was done with your address.',
  };
  return compose(
    to,
    outcome === 'done' ? 'Your privacy request is done' : 'Your privacy request was refused',
    [
      outcome === 'done' ? done[kind] : `your request for ${nameOfKind(kind)} was refused.`,
      ...(answer ? [answer] : []),
    ],
  );
}

function nameOfKind(kind: PrivacyRequestKind): string {
  const { label } = PRIVACY_REQUESTS[kind];
  return kind === 'export' ? `an ${label.toLowerCase()}` : label.toLowerCase();
}
