import { type FormEvent, useId, useState } from 'react';
import { EPISODE_KINDS, type EpisodeKind } from '../../../kernel/rules/shows.ts';
import { Button } from '../../components/elements/button.tsx';
import { Select } from '../../components/elements/select.tsx';
import { Switch } from '../../components/elements/switch.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { Member } from './types.ts';
import type { ShowChanges } from './use-show.ts';

const KINDS: Record<EpisodeKind, string> = { full: 'A whole episode', trailer: 'Trailer', bonus: 'Bonus' };

interface Props {
  member: Member;
  put: ShowChanges['putEpisode'];
  onClose: () => void;
}

/** Season, number and kind of an episode in its show. */
export function MemberDialog({ member, put, onClose }: Props) {
  const form = useId();
  const [season, setSeason] = useState(String(member.season ?? ''));
  const [number, setNumber] = useState(String(member.number ?? ''));
  const [kind, setKind] = useState<EpisodeKind>(member.kind);
  const [isExplicit, setExplicit] = useState(member.isExplicit);

  function submit(event: FormEvent) {
    event.preventDefault();
    const place = { season: toCount(season), number: toCount(number), kind, isExplicit };
    put.mutate({ episodeId: member.episodeId, ...place }, { onSuccess: onClose });
  }

  const counter = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      label={label}
      showLabel
      type="number"
      min={1}
      max={9999}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Place in the show"
      description={member.title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={put.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-4">
          {counter('Season', season, setSeason)}
          {counter('Number', number, setNumber)}
        </div>
        <Select
          label="What it is"
          showLabel
          value={kind}
          options={EPISODE_KINDS.map((each) => ({ value: each, label: KINDS[each] }))}
          onChange={setKind}
        />
        <Switch label="Explicit" checked={isExplicit} onChange={setExplicit}>
          Apps warn of its words.
        </Switch>
      </form>
    </Dialog>
  );
}

function toCount(text: string): number | null {
  const value = Math.trunc(Number(text));
  return value >= 1 ? value : null;
}
