import { Notice } from '../../components/elements/notice.tsx';
import type { Refusal } from './send-invitations.ts';

/** The addresses that stayed in the field, and why. */
export function InviteOutcome({ refusals }: { refusals: Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <Notice kind="error" title={refusals.length === 1 ? 'This one was not sent' : 'These were not sent'}>
      <ul className="flex flex-col gap-1">
        {refusals.map(({ email, reason }) => (
          <li key={email}>
            {/* Most sentences name the address themselves. */}
            {!reason.includes(email) && <span className="font-semibold break-all">{email}: </span>}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
