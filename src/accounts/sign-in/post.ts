import type { Letter } from '../../platform/mail/mail.ts';
import { claimFor } from './once-in-a-while.ts';
import type { SignInParts } from './sign-in-parts.ts';

const AT_MOST_EVERY_SECONDS = 60;

export interface Post {
  /**
   * Sends a letter without anybody waiting for it, so that time tells nothing of it. Of one kind, which
   * names its receiver, one a minute is sent.
   */
  send(kind: string, letter: Letter): void;
}

export function openPost(
  { database, mail }: Pick<SignInParts, 'database' | 'mail'>,
  later: (work: Promise<unknown>) => void,
): Post {
  return {
    send: (kind, letter) =>
      later(
        (async () => {
          if (await claimFor(database, `mail:${kind}`, AT_MOST_EVERY_SECONDS)) await mail.send(letter);
        })(),
      ),
  };
}
