import type { Letter } from '../../platform/mail/mail.ts';

/** What is said in mail about an account. Addresses stand on lines of their own. */

const NOT_YOU = 'If that was not you, you need not do anything.';

function letter(to: string, subject: string, paragraphs: string[]): Letter {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n\nAfterword\n` };
}

/** Whoever signs up with somebody else's address chooses the name: nothing in it may look like a link. */
function greeting(name: string): string {
  return /[/\\@:<>]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** @param url good for a day */
export function verificationLetter(to: string, name: string, url: string): Letter {
  return letter(to, 'Please verify your e-mail address', [
    greeting(name),
    'please open this address to verify that this e-mail address is yours. It works for 24 hours.',
    url,
    `Somebody used it for an account at Afterword. ${NOT_YOU}`,
  ]);
}

/** @param url good for one hour, and once */
export function resetLetter(to: string, name: string, url: string): Letter {
  return letter(to, 'Choose a new password', [
    greeting(name),
    'open this address to choose a new password. It works once, within an hour.',
    url,
    `Somebody asked for this with your e-mail address. ${NOT_YOU} Your password stays as it is.`,
  ]);
}

export function addressTakenLetter(to: string, origin: string): Letter {
  return letter(to, 'You have an account already', [
    'Hello,',
    'somebody, perhaps you, tried to sign up at Afterword with this e-mail address. It has an account already: sign in there, and if you do not know its password, enter this address and choose "Forgot password".',
    `${origin}/auth`,
    NOT_YOU,
  ]);
}

export function passwordChangedLetter(to: string, name: string, origin: string): Letter {
  return letter(to, 'Your password was changed', [
    greeting(name),
    'the password of your account at Afterword was changed just now, and every other session was signed out.',
    'If that was not you, enter your e-mail address there and choose "Forgot password" at once.',
    `${origin}/auth`,
  ]);
}

export function emailChangedLetter(to: string, name: string, newEmail: string): Letter {
  return letter(to, 'Your e-mail address was changed', [
    greeting(name),
    `your account at Afterword now belongs to ${newEmail}. This address no longer signs in.`,
    'If that was not you, tell whoever administers this installation.',
  ]);
}
