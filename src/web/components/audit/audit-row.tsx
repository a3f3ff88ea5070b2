import { Chip } from '../elements/chip.tsx';
import { Ago } from '../page/ago.tsx';
import { type AuditEntry, actionWords, listAuditDetails } from './audit-filters.ts';

const SEVERE = new Set<AuditEntry['severity']>(['high', 'critical']);

/** Who did what to what, when and from where; the rest is folded away. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, actor, resource, result, severity, category, ipAddress, createdAt } = entry;
  const details = listAuditDetails(entry.details);
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-col justify-between gap-x-6 gap-y-2 lg:flex-row lg:items-start">
        <div className="min-w-0 grow lg:basis-72">
          <p className="break-words">
            <span className="font-semibold" title={action}>
              {actionWords(action)}
            </span>{' '}
            <span className="text-ink-2">by {actor}</span>
          </p>
          <p className="text-[13px] text-ink-3">
            <span className="break-all">{resource}</span>
            {ipAddress && <span className="whitespace-nowrap">, from {ipAddress}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {result !== 'success' && <Chip look="bad">{result === 'denied' ? 'Denied' : 'Failed'}</Chip>}
          {severity !== 'low' && (
            <Chip look={SEVERE.has(severity) ? 'bad' : 'plain'}>{actionWords(severity)}</Chip>
          )}
          <Chip>{category === 'sign_in' ? 'Sign-in' : actionWords(category)}</Chip>
          <Ago at={createdAt} className="min-w-32 text-[13px] text-ink-3 lg:text-right" />
        </div>
      </div>
      {details.length > 0 && (
        <details className="mt-1 text-[13px]">
          <summary className="w-fit py-1 text-ink-3 hover:text-ink">Details</summary>
          <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 border-l-2 border-line-strong pl-4">
            {details.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="break-all text-ink-2">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
