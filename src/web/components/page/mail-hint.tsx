import { useQuery } from '@tanstack/react-query';
import { OUTBOX_HINT, signInOptionsQuery } from '../../lib/account/sign-in-options.ts';

/** Where a message went that no mail server carries; nothing where there is one. */
export function MailHint() {
  const { data } = useQuery(signInOptionsQuery);
  return data?.mail === 'outbox' ? <p className="mt-1.5 text-[13px] text-ink-3">{OUTBOX_HINT}</p> : null;
}
