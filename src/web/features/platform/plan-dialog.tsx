import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { planLabel } from './people.ts';
import type { Person } from './platform-queries.ts';
import { useChangePerson } from './use-change-person.ts';

const PLANS = (['student', 'creator', 'business'] as const).map((value) => ({
  value,
  label: planLabel(value),
}));
type Plan = (typeof PLANS)[number]['value'];

/** Gives somebody one of the plans. */
export function PlanDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const form = useId();
  const wanted = PLANS.find(({ value }) => value === person.requestedPlan)?.value ?? 'creator';
  const [plan, setPlan] = useState<Plan>(wanted);
  const change = useChangePerson(person);

  function grant(event: FormEvent) {
    event.preventDefault();
    change.mutate({ subscription_status: 'active', subscription_plan: plan }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Grant ${person.name} a plan`}
      description="The working areas open for them at once. Where they own or administer an organization, its members get a seat."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={change.isPending}>
            Grant {planLabel(plan)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={grant}>
        <Segmented label="Plan" options={PLANS} value={plan} onChange={setPlan} />
      </form>
    </Dialog>
  );
}
