import type { Email } from '../../platform/mail/mail.ts';

/** What is said in mail about an account. Addresses stand on lines of their own. */

const NOT_YOU = 'If that was not you, you need not do anything.';

function toEmail(to: string, subject: string, paragraphs: string[]): Email {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n\nAfterword\n` };
}

/** Whoever signs up with somebody else's address chooses the name: nothing in it may look like a link. */
function greeting(name: string): string {
  return /[/\\@:<>]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** @param url good for a day */
export function verificationEmail(to: string, name: string, url: string): Email {
  return toEmail(to, 'Please verify your e-mail address', [
    greeting(name),
    'please open this address to verify that this e-mail address is yours. It works for 24 hours.',
    url,
    `Somebody used it for an account at Afterword. ${NOT_YOU}`,
  ]);
}

/** @param url good for one hour, and once */
export function resetEmail(to: string, name: string, url: string): Email {
  return toEmail(to, 'Choose a new password', [
    greeting(name),
    'open this address to choose a new password. It works once, within an hour.',
    url,
    `Somebody asked for this with your e-mail address. ${NOT_YOU} Your password stays as it is.`,
  ]);
}

export function addressTakenEmail(to: string, origin: string): Email {
  return toEmail(to, 'You have an account already', [
    'Hello,',
    'somebody, perhaps you, tried to sign up at Afterword with this e-mail address. It has an account already: sign in there, and if you do not know its password, enter this address and choose "Forgot password".',
    `${origin}/auth`,
    NOT_YOU,
  ]);
}

/** @param url good for an hour, where its person is signed in */
export function newAddressEmail(to: string, name: string, url: string): Email {
  return toEmail(to, 'Confirm your new e-mail address', [
    greeting(name),
    'open this address in the browser in which you are signed in to Afterword: from then on you sign in with this e-mail address. It works for an hour.',
    url,
    `Somebody who is signed in to an account asked for this. ${NOT_YOU}`,
  ]);
}

/** @param origin of this server; undefined: the request named none that is known, so there is no link */
export function passwordChangedEmail(to: string, name: string, origin: string | undefined): Email {
  return toEmail(to, 'Your password was changed', [
    greeting(name),
    'the password of your account at Afterword was changed just now, and every other session was signed out.',
    ...notYouReset(origin),
  ]);
}

/** The same for an account that had none. */
export function passwordSetEmail(to: string, name: string, origin: string | undefined): Email {
  return toEmail(to, 'A password was set for your account', [
    greeting(name),
    'your account at Afterword had no password until now. One was set just now, and signs in with this e-mail address.',
    ...notYouReset(origin),
  ]);
}

/** What was done to the second factor. */
export type SecondFactorChange = 'on' | 'off' | 'codes';
const SECOND_FACTOR: Record<SecondFactorChange, { subject: string; sentence: string }> = {
  on: {
    subject: 'Two-factor sign-in was switched on',
    sentence: 'from now on your account at Afterword asks for a code of an app besides the password.',
  },
  off: {
    subject: 'Two-factor sign-in was switched off',
    sentence: 'from now on the password alone signs in to your account at Afterword.',
  },
  codes: {
    subject: 'You have new recovery codes',
    sentence: 'new recovery codes were made for your account at Afterword. Those before them work no longer.',
  },
};

export function secondFactorEmail(
  to: string,
  name: string,
  change: SecondFactorChange,
  origin: string | undefined,
): Email {
  const { subject, sentence } = SECOND_FACTOR[change];
  return toEmail(to, subject, [greeting(name), sentence, ...notYouReset(origin)]);
}

/** @param undoUrl undefined: nobody had shown that the old address is theirs */
export function addressChangedEmail(
  to: string,
  name: string,
  newEmail: string,
  undoUrl: string | undefined,
): Email {
  const undo = undoUrl
    ? [
        'If that was not you, open this address within 72 hours. It brings this e-mail address back, signs everybody out, and has you choose a new password, whatever was changed since.',
        undoUrl,
      ]
    : ['If that was not you, tell whoever administers this installation.'];
  return toEmail(to, 'Your e-mail address was changed', [
    greeting(name),
    `your account at Afterword now belongs to ${newEmail}. This address no longer signs in.`,
    ...undo,
  ]);
}

/** To the address that an account had until its old one took it back. */
export function changeUndoneEmail(to: string, name: string, oldEmail: string): Email {
  return toEmail(to, 'The change of your e-mail address was undone', [
    greeting(name),
    `whoever reads ${oldEmail} undid the change of your account to this e-mail address. It belongs to ${oldEmail} again, and everybody was signed out.`,
    'If that was not you, tell whoever administers this installation.',
  ]);
}

function notYouReset(origin: string | undefined): string[] {
  const sentence =
    'If that was not you, enter your e-mail address there and choose "Forgot password" at once.';
  if (!origin)
    return ['If that was not you, open the sign-in page and choose "Forgot password" there at once.'];
  return [sentence, `${origin}/auth`];
}
