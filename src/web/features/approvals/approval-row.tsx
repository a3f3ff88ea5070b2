import { Link } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { ListenButton } from '../../components/sound/listen-button.tsx';
import { clock } from '../../lib/wording/format.ts';
import type { Approval } from '../../lib/workspace/workspace-queries.ts';
import { ApprovalDetails } from './approval-details.tsx';
import { WaitingLine } from './waiting-line.tsx';

interface Props {
  approval: Approval;
  onDecide: (approved: boolean) => void;
  /** What changed and its history are unfolded. */
  isOpen?: boolean;
}

/** A request: the episode to hear, who asked and what for, and the answer or the ways to give one. */
export function ApprovalRow({ approval, onDecide, isOpen = false }: Props) {
  const { episode, status, askedBy, note, createdAt, mayDecide } = approval;
  const outdated = approval.outdated && outdatedSentence(approval);
  const { id, title, durationMs } = episode;
  return (
    <li className="flex items-start gap-4 border-b border-line py-4" data-approval={approval.id}>
      <ListenButton track={{ kind: 'own', id, title, detail: `Asked for by ${askedBy.name}` }} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/create/${id}`}
            className="min-w-0 font-serif text-lg leading-snug underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
          <Answer status={status} />
          {durationMs !== undefined && <span className="mono">{clock(durationMs)}</span>}
        </div>
        <p className="mt-0.5 text-[13px] text-ink-3">
          {askedBy.name} asked <Ago at={createdAt} />
        </p>
        <WaitingLine approval={approval} />
        {note && <Quote>{note}</Quote>}
        {outdated && (
          <p className="mt-2 flex items-start gap-2 text-[13px] text-warn">
            <Icon name="alert" className="mt-px size-4!" />
            {outdated}
          </p>
        )}
        <Decision approval={approval} />
        <ApprovalDetails approval={approval} isOpen={isOpen} />
        {status === 'pending' && mayDecide && (
          <div className="mt-3 flex flex-wrap gap-2">
            {mayApprove(approval) && (
              <Button aria-label={`Approve ${title}`} onClick={() => onDecide(true)}>
                <Icon name="check" />
                Approve
              </Button>
            )}
            <Button aria-label={`Ask for changes of ${title}`} onClick={() => onDecide(false)}>
              Ask for changes
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** What nobody asked about is not approved; what was reopened is, once there is something to hear. */
function mayApprove({ outdated, reopenedAt, hash }: Approval): boolean {
  return !outdated || (reopenedAt !== null && hash !== null);
}

function outdatedSentence({ status, reopenedAt, hash }: Approval): string {
  if (!reopenedAt) return OUTDATED[status];
  return hash === null
    ? 'It was changed after it was approved, and is to be made and heard before it can be approved anew.'
    : 'It was changed after it was approved: what it is now needs approval anew.';
}

/** What it means that the episode was changed since approval was asked for. */
const OUTDATED: Record<Approval['status'], string> = {
  pending: 'It was changed since approval was asked for: that is asked for anew before it can be approved.',
  approved: 'It was changed since: what it is now needs approval anew.',
  changes_requested: 'It was changed since.',
};

function Answer({ status }: { status: Approval['status'] }) {
  if (status === 'pending') return null;
  return (
    <Chip look={status === 'approved' ? 'plain' : 'bad'}>
      {status === 'approved' ? 'Approved' : 'Changes asked for'}
    </Chip>
  );
}

function Decision({ approval: { decidedBy, decidedAt, decisionNote, status } }: { approval: Approval }) {
  if (status === 'pending') return null;
  return (
    <>
      <p className="mt-2 text-[13px] text-ink-3">
        {decidedBy?.name ?? 'Somebody'} answered {decidedAt && <Ago at={decidedAt} />}
      </p>
      {decisionNote && <Quote>{decisionNote}</Quote>}
    </>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className="mt-2 max-w-[62ch] border-l-2 border-line-strong pl-3 font-serif text-base whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
      {children}
    </blockquote>
  );
}
