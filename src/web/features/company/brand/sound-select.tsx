import { useQuery } from '@tanstack/react-query';
import { missingRights, ownSoundId } from '../../../../kernel/rules/own-sounds.ts';
import { SHIPPED_SOUNDS } from '../../../../kernel/rules/shipped-sounds.ts';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { Select } from '../../../components/elements/select.tsx';
import { ownSoundsQuery } from '../../../lib/api/page-queries.ts';
import { toggleSound, usePreview } from '../../../lib/sound/voice-preview.ts';

interface Props {
  label: string;
  /** What it is chosen for: a bed plays round. */
  part: 'intro' | 'outro' | 'bed';
  value: string | null;
  onChange: (sound: string | null) => void;
}

/** A sound of the product's or of the organization's own, and a button to hear it. */
export function SoundSelect({ label, part, value, onChange }: Props) {
  const own = useQuery(ownSoundsQuery).data?.sounds ?? [];
  const heard = usePreview() === value;
  const shipped = [...SHIPPED_SOUNDS].filter(([id, { loops }]) =>
    part === 'bed' ? loops : id.endsWith(`/${part}`) || (id.startsWith('effect:') && !loops),
  );
  const options = [
    { value: '', label: 'None' },
    ...own
      .filter((sound) => !missingRights(sound))
      .map(({ id, name }) => ({ value: ownSoundId(id), label: `${name} (your own)` })),
    ...shipped.map(([id, { name }]) => ({ value: id, label: name })),
  ];
  const isGone = value !== null && !options.some((option) => option.value === value);
  return (
    <div className="flex items-end gap-2">
      <Select
        label={label}
        showLabel
        className="min-w-0 grow"
        value={value ?? ''}
        options={isGone ? [...options, { value, label: 'A sound that is not there any more' }] : options}
        onChange={(next) => onChange(next || null)}
      />
      <IconButton
        icon={heard ? 'stop' : 'play'}
        look="plain"
        label={heard ? `Stop: ${label}` : `Hear it: ${label}`}
        disabled={value === null || isGone}
        onClick={() => value && toggleSound(value)}
      />
    </div>
  );
}
