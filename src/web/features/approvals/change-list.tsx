import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { APPROVED_PART_LABELS } from '../../../kernel/rules/approvals/approved-parts.ts';
import { LineComment } from './line-comment.tsx';

type Change = CallResponse<'readApproval'>['changes'][number];

interface Props {
  changes: readonly Change[];
  /** How many there are besides. */
  more?: number;
  /** Whose lines can be commented on; absent: they are not. */
  episodeId?: string;
}

/** What is other than it was, line by line: as it was, and as it is. */
export function ChangeList({ changes, more = 0, episodeId }: Props) {
  return (
    <div>
      <h3 className="font-sans text-[13px] font-semibold">What changed</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came
          <li key={index} className="border-l-2 border-line-strong pl-3">
            <p className="text-[13px] text-ink-3">
              {change.line === null ? APPROVED_PART_LABELS[change.part] : `Line ${change.line}`} ·{' '}
              {change.what}
            </p>
            {change.before !== null && (
              <p className="font-serif text-[15px] leading-normal [overflow-wrap:anywhere]">
                <span className="sr-only">Before: </span>
                <del className="text-bad">{change.before}</del>
              </p>
            )}
            {change.after !== null && (
              <p className="font-serif text-[15px] leading-normal [overflow-wrap:anywhere]">
                <span className="sr-only">Now: </span>
                <ins className="text-ok underline decoration-2">{change.after}</ins>
              </p>
            )}
            {episodeId && change.turnId !== null && change.line !== null && (
              <LineComment
                episodeId={episodeId}
                turnId={change.turnId}
                line={change.line}
                quote={change.part === 'script' ? (change.after ?? '') : ''}
              />
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="mt-2 text-[13px] text-ink-3">And {more} more: the script shows them all.</p>}
    </div>
  );
}
