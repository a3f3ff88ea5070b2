import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { PreviewButton } from '../../components/sound/preview-button.tsx';
import { KINDS, type VoiceInfo } from '../../lib/wording/describe-voice.ts';
import { languageName, plural } from '../../lib/wording/format.ts';
import type { LanguageGroup } from './group-voices.ts';

/** A language with more voices than this shows the first of them. */
const MOST = 8;

/** The voices language by language. */
export function VoiceGroups({ groups, onClear }: { groups: readonly LanguageGroup[]; onClear: () => void }) {
  if (groups.length === 0)
    return (
      <Notice kind="empty" actions={<Button onClick={onClear}>Show all of them</Button>}>
        No voice fits.
      </Notice>
    );
  return groups.map((group) => <Group key={group.language} group={group} isOnly={groups.length === 1} />);
}

function Group({ group: { name, voices }, isOnly }: { group: LanguageGroup; isOnly: boolean }) {
  const [all, setAll] = useState(false);
  const shown = all || isOnly ? voices : voices.slice(0, MOST);
  return (
    <section aria-label={name} className="mb-7">
      <h3 className="flex items-baseline gap-2.5 border-b border-line-strong pb-2 text-lg">
        {name}
        <span className="mono">{voices.length}</span>
      </h3>
      <ul>
        {shown.map((voice) => (
          <VoiceRow key={voice.id} voice={voice} />
        ))}
      </ul>
      {shown.length < voices.length && (
        <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          {plural(voices.length - shown.length, 'more voice')} in {name}
        </Button>
      )}
    </section>
  );
}

function VoiceRow({ voice }: { voice: VoiceInfo }) {
  const { id, name, language, gender, age, kind, licence, engine } = voice;
  return (
    <li className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1.5 sm:grid-cols-[auto_minmax(0,1fr)_130px_minmax(0,200px)]">
      <PreviewButton voiceId={id} name={name} />
      <p className="min-w-0">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-ink-3">
          {languageName(language)}, {gender}
          {age === 'adult' ? '' : `, ${age}`}
        </span>
      </p>
      <p className="text-[13px] text-ink-2 max-sm:col-start-2" title={`Engine: ${engine}`}>
        {KINDS.find(({ value }) => value === kind)?.label}
      </p>
      <p className="truncate text-[13px] text-ink-3 max-sm:col-start-2" title={licence}>
        <span className="sr-only">Licence: </span>
        {licence}
      </p>
    </li>
  );
}
