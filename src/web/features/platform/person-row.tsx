import { type ReactNode, useState } from 'react';
import { planLabel } from '../../../kernel/rules/plans.ts';
import { roleLabel } from '../../../kernel/rules/roles.ts';
import { Button } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { listed } from '../../lib/wording/format.ts';
import { planWords } from './people.ts';
import { type DialogName, PersonDialogs } from './person-dialogs.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { Person } from './platform-queries.ts';
import { useChangePerson } from './use-change-person.ts';

/** A person: who they are, where they work, their plan, and what can be done. */
export function PersonRow({ person }: { person: Person }) {
  const [dialog, setDialog] = useState<DialogName>();
  const change = useChangePerson(person);
  const { name, email, requestedPlan: plan, organizations, createdAt } = person;
  const teams = organizations.map((each) => `${each.name} (${roleLabel(each.role).toLowerCase()})`);
  return (
    <li className="border-t border-line py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <Chips person={person} />
          </p>
          <p className="text-[13px] break-all text-ink-2">{email ?? 'No e-mail address'}</p>
          <p className="mt-1 text-[13px] break-words text-ink-3">
            Plan: {planWords(person.profile)}
            {teams.length > 0 && `. In ${listed(teams)}`}. Here since <Ago at={createdAt} />.
          </p>
        </div>
        <PersonMenu
          person={person}
          onChoose={setDialog}
          onOpenAccount={() => change.mutate({ isActive: true })}
        />
      </div>
      {plan && (
        <div className="mt-3 flex flex-wrap items-center gap-3 border-l-2 border-v1 pl-4">
          <p>
            Asks for the plan <span className="font-semibold">{planLabel(plan)}</span>.
          </p>
          <Button
            size="small"
            look="primary"
            disabled={change.isPending}
            onClick={() => change.mutate({ subscription_status: 'active', subscription_plan: plan })}
          >
            Grant {planLabel(plan)}
          </Button>
        </div>
      )}
      {dialog && <PersonDialogs dialog={dialog} person={person} onClose={() => setDialog(undefined)} />}
    </li>
  );
}

function Chips({ person }: { person: Person }): ReactNode {
  const { isActive, emailVerified, email, mfaEnabled, roles, profile } = person;
  return (
    <>
      {!isActive && <Chip look="bad">Closed</Chip>}
      {roles.map((role) => (
        <Chip key={role}>{roleLabel(role)}</Chip>
      ))}
      {mfaEnabled && <Chip>Two-factor</Chip>}
      {email && !emailVerified && <Chip>Address not verified</Chip>}
      {profile.must_change_password && <Chip>New password asked for</Chip>}
    </>
  );
}
