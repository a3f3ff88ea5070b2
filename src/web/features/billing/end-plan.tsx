import { useState } from 'react';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { Section } from '../../components/page/section.tsx';
import { call } from '../../lib/api/api.ts';
import { day, type HeldSubscription, useBillingChange } from './billing-query.ts';

/** Ending the plan in two presses, and taking that back. */
export function EndPlan({ subscription }: { subscription: HeldSubscription }) {
  const [isAsked, setAsked] = useState(false);
  const { cancelAt, periodEnd } = subscription;
  const end = useBillingChange(() => call('cancelSubscription'), 'The plan ends with what is paid.');
  const resume = useBillingChange(() => call('resumeSubscription'), 'The plan goes on.');
  if (cancelAt)
    return (
      <Section
        ruled
        title={`It ends on ${day(cancelAt)}`}
        lead="Until then everything works. Episodes stay, and what is published stays published."
      >
        <Button look="primary" disabled={resume.isPending} onClick={() => resume.mutate()}>
          Resume the plan
        </Button>
      </Section>
    );
  return (
    <Section
      ruled
      title="End the plan"
      lead="Nothing is deleted: your episodes stay, what is published stays published, and what is yours can be taken along before and after."
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked(true)}>End the plan</Button>
        <ButtonLink look="quiet" to="/settings#privacy">
          Take your data along
        </ButtonLink>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="End the plan?"
          action={`End it on ${day(periodEnd)}`}
          onConfirm={() => end.mutateAsync()}
          onClose={() => setAsked(false)}
        >
          <p>
            It works until {day(periodEnd)}, which is paid. You can resume it until then. After that the
            working areas close, and your episodes are kept.
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
