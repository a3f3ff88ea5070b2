import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { Ago } from '../../components/page/ago.tsx';
import { ChangeList } from './change-list.tsx';

type Entry = CallResponse<'readApproval'>['history'][number];

const DID: Record<Entry['kind'], string> = {
  asked: 'asked for approval',
  approved: 'approved it',
  changes_requested: 'asked for changes',
  reopened: 'changed it: the approval was reopened',
  reminded: 'Those who are waited for were reminded',
  overdue: 'It became overdue',
};

/** Nobody does these. */
const BY_ITSELF: readonly Entry['kind'][] = ['reminded', 'overdue'];

/** Everything that was decided of a request, the newest first. Nothing of it ever changes. */
export function HistoryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <div>
      <h3 className="font-sans text-[13px] font-semibold">History</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="text-[13px] [overflow-wrap:anywhere]">
              {sentenceOf(entry)} <Ago at={entry.createdAt} className="text-ink-3" />
              {entry.hash && (
                <span className="mono text-ink-3" title={`Version ${entry.revision}, ${entry.hash}`}>
                  {' '}
                  {entry.hash.slice(0, 8)}
                </span>
              )}
            </p>
            {entry.note && (
              <p className="mt-1 text-[13px] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
                {entry.note}
              </p>
            )}
            {entry.changes.length > 0 && (
              <div className="mt-2">
                <ChangeList changes={entry.changes} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function sentenceOf({ kind, by, standsFor, byMail }: Entry): string {
  if (BY_ITSELF.includes(kind)) return DID[kind];
  const name = by?.name || 'Somebody';
  const who = standsFor ? `${name}, for ${standsFor.name || 'somebody'},` : name;
  return `${who} ${DID[kind]}${byMail ? ' by the mail' : ''}`;
}
