import { useQuery } from '@tanstack/react-query';
import { BRAND_LIMITS } from '../../../../kernel/rules/brand/parts.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Icon } from '../../../components/elements/icon.tsx';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { castsQuery, voicesQuery } from '../../../lib/api/page-queries.ts';
import { keyOfWord, type SaidWord, toggleWord, usePreview } from '../../../lib/sound/voice-preview.ts';
import type { BrandSettings, PartProps } from './brand.ts';
import { Part } from './part.tsx';

type Pronunciation = BrandSettings['pronunciations'][number];

/** How names and terms are said, each to be heard at once. */
export function PronunciationsPart({ settings, disabled, language, onChange }: PartProps) {
  const { pronunciations } = settings;
  const voiceId = useVoice(settings.castId, language);
  const put = (at: number, change: Partial<Pronunciation>) =>
    onChange({
      pronunciations: pronunciations.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
    });
  return (
    <Part
      name="Pronunciations"
      says="How names and terms are said. Write it as it sounds, such as “kee-rah”; phonemes are for voices that take them."
    >
      <fieldset>
        <ul>
          {pronunciations.map((entry, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
              key={at}
              entry={entry}
              at={at}
              disabled={disabled}
              voiceId={voiceId}
              onChange={(change) => put(at, change)}
              onRemove={() => onChange({ pronunciations: pronunciations.filter((_, place) => place !== at) })}
            />
          ))}
        </ul>
        {pronunciations.length === 0 && disabled && <p className="text-ink-3">None.</p>}
        {!disabled && (
          <Button
            size="small"
            disabled={pronunciations.length >= BRAND_LIMITS.entries}
            onClick={() => onChange({ pronunciations: [...pronunciations, { grapheme: '', alias: '' }] })}
          >
            <Icon name="plus" />
            Add a pronunciation
          </Button>
        )}
      </fieldset>
    </Part>
  );
}

/** The first voice of the cast, or the usual one of the language. */
function useVoice(castId: string | null, language: string): string | undefined {
  const cast = useQuery(castsQuery).data?.casts.find(({ id }) => id === castId);
  const usual = useQuery(voicesQuery(language)).data?.voices[0]?.id;
  const own = cast?.speakers.find(({ voiceId }) => voiceId && !cast.missing.includes(voiceId));
  return own?.voiceId ?? usual;
}

interface RowProps {
  entry: Pronunciation;
  at: number;
  disabled: boolean;
  voiceId: string | undefined;
  onChange: (change: Partial<Pronunciation>) => void;
  onRemove: () => void;
}

function Row({ entry: { grapheme, alias, ipa }, at, disabled, voiceId, onChange, onRemove }: RowProps) {
  const name = grapheme || `row ${at + 1}`;
  const field = (key: keyof Pronunciation, label: string, placeholder: string, value: string | undefined) => (
    <div className="min-w-0 grow basis-28">
      <TextField
        label={label}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={key === 'grapheme' ? BRAND_LIMITS.phrase : BRAND_LIMITS.alias}
        value={value ?? ''}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </div>
  );
  return (
    <li className="mb-3 flex flex-wrap items-center gap-2">
      {field('grapheme', `Word, ${at + 1}`, 'As it is written', grapheme)}
      {field('alias', `How ${name} sounds`, 'As it sounds', alias)}
      {field('ipa', `Phonemes of ${name}`, 'Phonemes (IPA)', ipa)}
      <HearIt
        said={{ voiceId: voiceId ?? '', word: grapheme.trim(), alias: alias?.trim(), ipa: ipa?.trim() }}
        name={name}
      />
      {!disabled && <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
    </li>
  );
}

function HearIt({ said, name }: { said: SaidWord; name: string }) {
  const heard = usePreview() === keyOfWord(said);
  return (
    <Button
      size="small"
      aria-label={heard ? `Stop: ${name}` : `Hear it: ${name}`}
      disabled={!said.voiceId || !said.word}
      onClick={() => toggleWord(said)}
    >
      <Icon name={heard ? 'stop' : 'play'} />
      {heard ? 'Stop' : 'Hear it'}
    </Button>
  );
}
