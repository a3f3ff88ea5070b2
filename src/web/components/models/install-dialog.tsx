import { useQueries } from '@tanstack/react-query';
import { errorSentence } from '../../lib/api/api.ts';
import { languagesOf } from '../../lib/models/describe-model.ts';
import { type ModelPlan, planQuery } from '../../lib/models/models-query.ts';
import { bytes, plural } from '../../lib/wording/format.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../elements/notice.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useInstall } from './use-model-changes.ts';

/** What would be fetched, before it is: size, licence, languages and checksum, as its server says them. */
export function InstallDialog({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const plans = useQueries({ queries: names.map(planQuery) });
  const install = useInstall();
  const known = plans.flatMap(({ data }) => data ?? []);
  const fault = plans.find(({ error }) => error)?.error;
  const isOffline = known.some(({ isReachable }) => !isReachable);
  const ready = known.length === names.length && !isOffline;
  return (
    <Dialog
      open
      title={names.length > 1 ? 'Install these voices' : 'Install this voice'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!ready || install.isPending}
            onClick={() => install.mutate(names, { onSuccess: onClose })}
          >
            Install
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {fault && <Notice kind="error">{errorSentence(fault)}</Notice>}
        {!fault && known.length < names.length && <SkeletonRows label="Asking for its size and licence" />}
        {known.map((plan) => (
          <PlanFacts key={plan.name} plan={plan} />
        ))}
        {isOffline && <OfflineNotice plans={known} />}
      </div>
    </Dialog>
  );
}

function PlanFacts({ plan }: { plan: ModelPlan }) {
  const facts = [
    ['Languages', languagesOf(plan, 12)],
    ['Voices', plan.speakers === null ? 'not published' : plural(plan.speakers, 'voice')],
    ['Licence', plan.licence ?? 'not published; read the MODEL_CARD within it before you use its sound'],
    ['Size', plan.bytes === null ? 'not known' : bytes(plan.bytes)],
    ['Checksum', plan.sha256 === null ? 'not published' : `SHA-256 ${plan.sha256.slice(0, 16)}\u2026`],
    ['From', new URL(plan.source).host],
  ] as const;
  return (
    <section aria-label={plan.name}>
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal [overflow-wrap:anywhere]">
        {plan.name}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-[13px]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OfflineNotice({ plans }: { plans: readonly ModelPlan[] }) {
  const sources = plans.filter(({ isReachable }) => !isReachable).map(({ source }) => source);
  return (
    <Notice kind="offline" title="This server has no way there">
      <p>
        {new URL(sources[0] as string).host} does not answer it. Fetch the archive where there is a network,
        and choose it under “Upload a voice”:
      </p>
      <ul className="mt-1">
        {sources.map((source) => (
          <li key={source} className="font-mono text-xs [overflow-wrap:anywhere]">
            {source}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
