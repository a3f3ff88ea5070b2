import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CASTS_PATH } from '../../../../kernel/rules/pages.ts';
import { Select } from '../../../components/elements/select.tsx';
import { castsQuery } from '../../../lib/api/page-queries.ts';
import { TONES } from '../../../lib/wording/manners.ts';
import type { BrandVoice, PartProps } from './brand.ts';
import { Part } from './part.tsx';

/** Who speaks, and in which tone. */
export function CastPart({
  settings,
  disabled,
  language,
  named,
  onChange,
}: PartProps & { named: BrandVoice['cast'] }) {
  const casts = useQuery(castsQuery).data?.casts ?? [];
  const shared = casts.filter(
    (cast) => cast.audience === 'organization' && cast.language.startsWith(language),
  );
  const chosen = casts.find(({ id }) => id === settings.castId);
  const isGone = settings.castId !== null && !chosen && named?.id !== settings.castId;
  const options = [
    { value: '', label: 'Open' },
    ...[...shared, ...(chosen && !shared.includes(chosen) ? [chosen] : [])].map(({ id, name }) => ({
      value: id,
      label: name,
    })),
    ...(isGone ? [{ value: settings.castId as string, label: 'A cast that is not there any more' }] : []),
  ];
  const gone = (chosen?.missing.length ?? 0) > 0;
  return (
    <Part
      name="Cast and tone"
      says="A cast that is kept for everybody. In a format with fewer speakers its first ones speak."
    >
      <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Cast"
          showLabel
          value={settings.castId ?? ''}
          options={options}
          onChange={(id) => onChange({ castId: id || null })}
        />
        <Select
          label="Tone"
          showLabel
          value={settings.tone ?? ''}
          options={[{ value: '', label: 'Open' }, ...TONES]}
          onChange={(tone) => onChange({ tone: tone || null })}
        />
      </fieldset>
      {(isGone || gone) && (
        <p className="mt-2 text-[13px] text-warn">
          {isGone
            ? 'It was deleted: the usual voices speak until you choose another one.'
            : 'A voice of this cast is not there any more: choose another one for it.'}
        </p>
      )}
      <p className="mt-2 text-[13px] text-ink-3">
        <Link to={CASTS_PATH} className="underline decoration-line-control underline-offset-4">
          Casts
        </Link>{' '}
        are kept under Custom Voices.
      </p>
    </Part>
  );
}
