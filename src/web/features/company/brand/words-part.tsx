import { BRAND_LIMITS } from '../../../../kernel/rules/brand/parts.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Icon } from '../../../components/elements/icon.tsx';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { TextArea, TextField } from '../../../components/fields/text-field.tsx';
import type { BrandSettings, PartProps } from './brand.ts';
import { Part } from './part.tsx';

type Word = BrandSettings['words'][number];

/** Words to avoid and to use. */
export function WordsPart({ settings, disabled, onChange }: PartProps) {
  const { words, spellings } = settings;
  const put = (at: number, change: Partial<Word>) =>
    onChange({ words: words.map((word, place) => (place === at ? { ...word, ...change } : word)) });
  return (
    <>
      <Part
        name="Words to avoid"
        says="The hosts say something else instead. Words of the source stay and are pointed out, unless you say that they may be replaced, too. Each form of a word is a row of its own."
      >
        <fieldset disabled={disabled}>
          <ul>
            {words.map((word, at) => (
              <WordRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
                key={at}
                word={word}
                at={at}
                onChange={(change) => put(at, change)}
                onRemove={() => onChange({ words: words.filter((_, place) => place !== at) })}
              />
            ))}
          </ul>
          {words.length === 0 && disabled && <p className="text-ink-3">None.</p>}
          {!disabled && (
            <Button
              size="small"
              disabled={words.length >= BRAND_LIMITS.entries}
              onClick={() => onChange({ words: [...words, { avoid: '', use: '', inSources: false }] })}
            >
              <Icon name="plus" />
              Add a word
            </Button>
          )}
        </fieldset>
      </Part>
      <Part name="Words to use" says="One a line, written as they are to stand everywhere, such as “GitHub”.">
        <TextArea
          label="Words to use"
          rows={3}
          disabled={disabled}
          className="field-sizing-content"
          value={spellings.join('\n')}
          onChange={(event) => onChange({ spellings: event.target.value.split('\n') })}
        />
      </Part>
    </>
  );
}

interface RowProps {
  word: Word;
  at: number;
  onChange: (change: Partial<Word>) => void;
  onRemove: () => void;
}

function WordRow({ word: { avoid, use, inSources }, at, onChange, onRemove }: RowProps) {
  const name = avoid || `row ${at + 1}`;
  return (
    <li className="mb-3 flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-36">
        <TextField
          label={`Word to avoid, ${at + 1}`}
          placeholder="Avoid"
          maxLength={BRAND_LIMITS.phrase}
          value={avoid}
          onChange={(event) => onChange({ avoid: event.target.value })}
        />
      </div>
      <div className="min-w-0 grow basis-36">
        <TextField
          label={`Instead of ${name}`}
          placeholder="Say instead; empty: point it out"
          maxLength={BRAND_LIMITS.phrase}
          value={use ?? ''}
          onChange={(event) => onChange({ use: event.target.value })}
        />
      </div>
      <label className="flex min-h-8 items-center gap-2 text-[13px] text-ink-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={inSources}
          onChange={(event) => onChange({ inSources: event.target.checked })}
        />
        In sources, too
      </label>
      <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
