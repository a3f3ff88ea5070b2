import { Link } from 'react-router';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { lockedAmong, whoOverrides } from '../../../kernel/rules/brand/locks.ts';
import { BRAND_PART_NAMES, type BrandPart } from '../../../kernel/rules/brand/parts.ts';
import type { TeamRole } from '../../../kernel/rules/roles.ts';
import { SHIPPED_SOUNDS } from '../../../kernel/rules/shipped-sounds.ts';
import { LANGUAGE_NAMES } from '../../../kernel/rules/written-languages.ts';
import { Chip } from '../../components/elements/chip.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { plural } from '../../lib/wording/format.ts';
import { TONES } from '../../lib/wording/manners.ts';
import { changeDraft, type Draft } from './draft.ts';
import { Field } from './field.tsx';

export type BrandVoice = CallResponse<'listBrandVoices'>['voices'][number];

interface Props {
  draft: Draft;
  voice: BrandVoice;
  /** What is locked for whoever makes the episode. */
  locked: readonly BrandPart[];
}

/** What the organization's brand voice sets for the episode, and which of it is not wanted this time. */
export function BrandField({ draft, voice, locked }: Props) {
  const { parts, version, language, settings } = voice;
  const wanted = parts.filter((part) => locked.includes(part) || !draft.apart.includes(part));
  const put = (part: BrandPart, on: boolean) =>
    changeDraft({
      apart: on ? draft.apart.filter((each) => each !== part) : [...draft.apart, part],
    });
  return (
    <Field name="Brand voice">
      <details className="group">
        <summary className="flex min-h-8 items-center gap-2 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow flex-wrap items-center gap-2">
            <Chip>
              {LANGUAGE_NAMES[language]}, version {version}
            </Chip>
            <span className="min-w-0 text-ink-3">
              {wanted.length > 0
                ? `Sets ${wanted.map((part) => BRAND_PART_NAMES[part].toLowerCase()).join(', ')}`
                : 'Not used for this episode'}
            </span>
          </span>
          <Icon name="down" className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-2">
          {parts.map((part) => (
            <li key={part} className="border-t border-line">
              <label className="flex min-h-11 items-center gap-3 py-2">
                <input
                  type="checkbox"
                  className="size-4 accent-ink"
                  checked={wanted.includes(part)}
                  disabled={locked.includes(part)}
                  onChange={(event) => put(part, event.target.checked)}
                />
                <span className="min-w-0">
                  {BRAND_PART_NAMES[part]} <span className="text-ink-3">{SAYS[part](voice)}</span>
                </span>
                {locked.includes(part) && (
                  <span className="ml-auto">
                    <Chip>Locked</Chip>
                  </span>
                )}
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-[13px] text-ink-3">
          {locked.length > 0 && `Only ${whoOverrides(settings)} make episodes without what is locked. `}
          <Link to="/company#brand" className="underline decoration-line-control underline-offset-4">
            See all of it
          </Link>
        </p>
      </details>
    </Field>
  );
}

/** What it sets, in a few words. */
const SAYS: Record<BrandPart, (voice: BrandVoice) => string> = {
  cast: ({ cast }) => (cast ? cast.name : 'not there any more: the usual voices'),
  tone: ({ settings }) => TONES.find(({ value }) => value === settings.tone)?.label ?? '',
  words: ({ settings: { words, spellings } }) =>
    [
      words.length > 0 ? `${words.length} to avoid` : '',
      spellings.length > 0 ? `${spellings.length} to use` : '',
    ]
      .filter(Boolean)
      .join(', '),
  pronunciations: ({ settings }) => plural(settings.pronunciations.length, 'word'),
  opening: ({ settings: { introWords, introSound, outroWords, outroSound } }) =>
    [introWords || introSound ? 'an intro' : '', outroWords || outroSound ? 'an outro' : '']
      .filter(Boolean)
      .join(', '),
  bed: ({ settings }) => SHIPPED_SOUNDS.get(settings.bedSound ?? '')?.name ?? 'your own',
  disclosure: ({ settings }) => `\u201c${settings.disclosure}\u201d`,
  artwork: ({ artwork, settings }) =>
    [artwork ? `cover of ${artwork.title}` : '', settings.colour ?? ''].filter(Boolean).join(', '),
};

/** The brand voice in the form: what it sets for whoever makes the episode. */
export function heldIn(voice: BrandVoice | undefined, draft: Draft, role: TeamRole | undefined) {
  const parts = voice?.parts ?? [];
  const locked = voice ? lockedAmong(voice.settings, parts, role) : [];
  const apart = draft.apart.filter((part) => !locked.includes(part));
  return { locked, apart, holds: (part: BrandPart) => parts.includes(part) && !apart.includes(part) };
}
