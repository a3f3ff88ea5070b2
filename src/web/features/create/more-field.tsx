import { WRITTEN_LANGUAGES } from '../../../kernel/rules/written-languages.ts';
import { Icon } from '../../components/elements/icon.tsx';
import { Select } from '../../components/elements/select.tsx';
import { Switch } from '../../components/elements/switch.tsx';
import { AUDIENCES } from '../../lib/wording/audiences.ts';
import { languageName } from '../../lib/wording/format.ts';
import { MUSIC, TONES } from '../../lib/wording/manners.ts';
import { changeDraft, type Draft } from './draft.ts';

interface Props {
  draft: Draft;
  found: string | undefined;
  /** The brand voice decides the tone. */
  holdsTone: boolean;
}

/** What is seldom changed, out of the way. */
export function MoreField({ draft, found, holdsTone }: Props) {
  const languages = [
    { value: '', label: found ? `As the sources: ${languageName(found)}` : 'As the sources' },
    ...WRITTEN_LANGUAGES.map((tag) => ({ value: tag as string, label: languageName(tag) })),
  ];
  return (
    <details className="@container group border-t border-line">
      <summary className="flex min-h-13 items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span>More</span>
        <span className="min-w-0 grow truncate font-normal text-ink-3 group-open:invisible">
          {said(draft, holdsTone)}
        </span>
        <Icon name="down" className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-5 @sm:grid-cols-2">
        <Select
          label="Language"
          showLabel
          options={languages}
          value={draft.language ?? ''}
          onChange={(next) => changeDraft({ language: next || undefined })}
        />
        {!holdsTone && (
          <Select
            label="Tone"
            showLabel
            options={TONES}
            value={draft.tone}
            onChange={(tone) => changeDraft({ tone })}
          />
        )}
        <Select
          label="Audience"
          showLabel
          options={AUDIENCES}
          value={draft.audience}
          onChange={(audience) => changeDraft({ audience })}
        />
        <Select
          label="Music"
          showLabel
          options={MUSIC}
          value={draft.music ?? ''}
          onChange={(music) => changeDraft({ music: music || undefined })}
        />
        <div className="@sm:col-span-2">
          <Switch
            label="Opening sound"
            checked={draft.music !== undefined || draft.openingSound !== false}
            disabled={draft.music !== undefined}
            onChange={(on) => changeDraft({ openingSound: on ? undefined : false })}
          >
            {draft.music ? 'The music has an opening of its own.' : 'A few notes before the first voice.'}
          </Switch>
        </div>
      </div>
    </details>
  );
}

/** What is chosen there, in a line. */
function said({ language, tone, audience, music }: Draft, holdsTone: boolean): string {
  const label = <T extends string>(options: readonly { value: T; label: string }[], value: T) =>
    options.find((option) => option.value === value)?.label.toLowerCase() ?? value;
  return [
    language ? languageName(language) : 'language of the sources',
    holdsTone ? 'tone of the brand voice' : `${label(TONES, tone)} tone`,
    `for ${label(AUDIENCES, audience)}`,
    label(MUSIC, music ?? ''),
  ].join(', ');
}
