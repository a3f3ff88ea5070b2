import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { cx } from '../../components/elements/cx.ts';
import { Ago } from '../../components/page/ago.tsx';

interface Props {
  mails: CallResponse<'listOutbox'>['mails'];
  chosen: string | undefined;
  onChoose: (mailId: string) => void;
}

export function MailList({ mails, chosen, onChoose }: Props) {
  return (
    <ul aria-label="Emails" className="border-t border-line">
      {mails.map(({ id, recipient, subject, createdAt }) => (
        <li key={id} className="border-b border-line">
          <button
            type="button"
            aria-current={id === chosen}
            onClick={() => onChoose(id)}
            className={cx(
              'block w-full px-3 py-3 text-left hover:bg-sunk focus-visible:-outline-offset-2',
              id === chosen && 'bg-sunk',
            )}
          >
            <span className="block font-semibold break-words">{subject}</span>
            <span className="block text-[13px] break-all text-ink-2">{recipient}</span>
            <Ago at={createdAt} className="text-xs text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
