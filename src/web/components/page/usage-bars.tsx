import { amountWords, LIMIT_FACTS } from '../../../kernel/rules/billing/limits.ts';
import type { Billing } from '../../lib/account/billing-query.ts';
import { Progress } from '../elements/progress.tsx';

/** How much of what the plan limits is used, each as a line that fills, with its figures. */
export function UsageBars({ usage }: { usage: Billing['usage'] }) {
  return (
    <ul className="flex flex-col gap-5">
      {usage.map(({ kind, used, limit, renewsAt }) => {
        const share = limit === 0 ? 1 : used / limit;
        return (
          <li key={kind}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{LIMIT_FACTS[kind].label}</span>
              <span className={share >= 1 ? 'text-bad' : 'text-ink-2'}>
                {amountWords(kind, used)} of {amountWords(kind, limit)}
              </span>
            </p>
            <Progress label={`${LIMIT_FACTS[kind].label}, used`} value={share} />
            <p className="mt-1.5 text-[13px] text-ink-3">
              {LIMIT_FACTS[kind].hint}
              {renewsAt &&
                `; begins anew on ${new Date(renewsAt).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
