import type { Email } from '../../../platform/mail/mail.ts';
import type { InvitationView } from './invitation-rows.ts';

/** What the invited are sent; the address to click stands on a line of its own. */
export function invitationEmail(
  input: Pick<InvitationView, 'email' | 'role' | 'invitedBy' | 'expiresAt'> & {
    organization: string;
    link: string;
  },
): Email {
  const { invitedBy, organization, role, link, expiresAt } = input;
  const until = new Date(expiresAt).toUTCString().replace(/ \d\d:\d\d:\d\d GMT$/, '');
  return {
    to: input.email,
    subject: `Invitation to ${oneLine(organization)} on Afterword`,
    text: [
      `${oneLine(invitedBy ?? 'Somebody')} invites you to join ${oneLine(organization)} on Afterword as ${role}.`,
      'To join, open this address and sign in, or sign up, with this e-mail address:',
      link,
      `It works once, until ${until}. If you did not expect it, there is nothing to do.`,
    ].join('\n\n'),
  };
}

/** Names are people's own words: none of them begins a line of its own in somebody's mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
