import { type FormEvent, useId, useState } from 'react';
import { isPlanName, PLAN_NAMES, PLANS, type PlanName } from '../../../kernel/rules/plans.ts';
import { Button } from '../../components/elements/button.tsx';
import { Segmented } from '../../components/elements/segmented.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { Person } from './platform-queries.ts';
import { useChangePerson } from './use-change-person.ts';

const CHOICES = PLAN_NAMES.map((value) => ({ value, label: PLANS[value].label }));

/** Gives somebody one of the plans. */
export function PlanDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const form = useId();
  const wanted = person.requestedPlan && isPlanName(person.requestedPlan) ? person.requestedPlan : 'creator';
  const [plan, setPlan] = useState<PlanName>(wanted);
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
            Grant {PLANS[plan].label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={grant}>
        <Segmented label="Plan" options={CHOICES} value={plan} onChange={setPlan} />
      </form>
    </Dialog>
  );
}
