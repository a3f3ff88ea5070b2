import { useState } from 'react';
import type { Approver } from '../../../kernel/rules/approvals/approval-steps.ts';
import { TEAM_ROLES } from '../../../kernel/rules/roles.ts';
import { Select } from '../../components/elements/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { Member } from '../../lib/account/team-query.ts';
import { approverKey, approverWords } from './approver-words.ts';

interface Props {
  /** Of the step, from 1. */
  number: number;
  chosen: readonly Approver[];
  members: readonly Member[];
  onAdd: (approver: Approver) => void;
}

/** Roles first, then people; of many people those whose name is typed. */
export function ApproverChoice({ number, chosen, members, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const taken = new Set(chosen.map(approverKey));
  const people = membersNamed(members, typed).map(({ user_id }) => ({ userId: user_id }));
  const offered: Approver[] = [...TEAM_ROLES.map((role) => ({ role })), ...people];
  const free = offered.filter((each) => !taken.has(approverKey(each)));
  const options = free.map((each) => ({ value: approverKey(each), label: approverWords(each, members) }));
  return (
    <div className="flex flex-col gap-3">
      {members.length > MOST_OFFERED && (
        <TextField
          label={`Find people for step ${number} by name`}
          showLabel
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Select
        label={`Add to step ${number}`}
        showLabel
        value=""
        options={[{ value: '', label: 'Choose a role or a person' }, ...options]}
        onChange={(key) => {
          const found = free.find((each) => approverKey(each) === key);
          if (found) onAdd(found);
        }}
      />
    </div>
  );
}

/** A list of more is not read through. */
export const MOST_OFFERED = 50;

/** The first members whose name or address has what was typed in it. */
export function membersNamed(members: readonly Member[], typed: string): Member[] {
  const words = typed.trim().toLowerCase();
  return members
    .filter(({ is_active }) => is_active)
    .filter(({ name, email }) => `${name} ${email ?? ''}`.toLowerCase().includes(words))
    .slice(0, MOST_OFFERED);
}
