import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { later } from '../../lib/browser/later.tsx';
import { stopPreview } from '../../lib/sound/voice-preview.ts';
import { CastBar } from './cast-bar.tsx';
import { speakerRange } from './choices.ts';
import { changeDraft, changeSpeaker, type Draft, speakerCount } from './draft.ts';
import { Field } from './field.tsx';
import { SpeakerRow } from './speaker-row.tsx';
import type { Estimate } from './use-estimate.ts';

const VoiceDialog = later(() =>
  import('../../components/sound/voice-dialog.tsx').then((its) => its.VoiceDialog),
);

interface Props {
  draft: Draft;
  cast: Estimate['cast'] | undefined;
  language: string;
  /** The brand voice decides who speaks. */
  isHeld: boolean;
}

/** Who speaks, one row each, in the colour they have everywhere. */
export function CastField({ draft, cast, language, isHeld }: Props) {
  const [dialog, setDialog] = useState<{ slot: number; open: boolean }>();
  const { from, to } = speakerRange(draft.format);
  const count = speakerCount(draft);
  const setCount = (next: number) => changeDraft({ speakers: { ...draft.speakers, [draft.format]: next } });

  function closeDialog() {
    stopPreview();
    setDialog((last) => last && { ...last, open: false });
  }

  return (
    <Field name="Cast">
      {isHeld ? (
        <p className="mb-3 text-[13px] text-ink-3">Cast by the brand voice.</p>
      ) : (
        <CastBar draft={draft} language={language} />
      )}
      <ul>
        {Array.from({ length: count }, (_, slot) => (
          <SpeakerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a speaker is its place in the cast
            key={slot}
            slot={slot}
            speaker={cast?.[slot]}
            name={isHeld ? undefined : draft.cast[slot]?.name}
            isHeld={isHeld}
            onRename={(name) => changeSpeaker(slot, { name })}
            onChange={() => setDialog({ slot, open: true })}
          />
        ))}
      </ul>
      <div className="flex gap-2 empty:hidden">
        {count < to && (
          <Button look="quiet" size="small" onClick={() => setCount(count + 1)}>
            <Icon name="plus" />
            Add a voice
          </Button>
        )}
        {count > from && (
          <Button look="quiet" size="small" onClick={() => setCount(count - 1)}>
            <Icon name="minus" />
            Remove the last
          </Button>
        )}
      </div>
      {dialog && (
        <VoiceDialog
          open={dialog.open}
          language={language}
          speaker={cast?.[dialog.slot]?.name ?? `Speaker ${dialog.slot + 1}`}
          chosen={cast?.[dialog.slot]?.voice.id}
          onClose={closeDialog}
          onChoose={({ id, language: voiceLanguage }) => {
            changeSpeaker(dialog.slot, { voiceId: id, voiceLanguage });
            closeDialog();
          }}
        />
      )}
    </Field>
  );
}
