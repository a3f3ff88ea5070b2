import { useEffect, useRef, useState } from 'react';
import { OWN_SOUND_LIMITS } from '../../../../../kernel/rules/own-sounds.ts';
import { Notice } from '../../../../components/elements/notice.tsx';
import { FileButton } from '../../../../components/fields/file-button.tsx';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { useRefusal } from '../../../../lib/account/use-refusal.ts';
import { errorSentence } from '../../../../lib/api/api.ts';
import type { RunningUpload } from '../../../../lib/api/uploads.ts';
import { useSoundPreview } from '../use-sound-preview.ts';
import { sendSound } from './send-sound.ts';
import { SoundForm, type SoundWords } from './sound-form.tsx';
import { SoundRow } from './sound-row.tsx';
import { useOwnSoundActions, useOwnSounds } from './use-own-sounds.ts';

const ABOUT = `WAV, FLAC, MP3, Ogg or M4A, up to ${OWN_SOUND_LIMITS.durationMs.to / 60_000} minutes and ${OWN_SOUND_LIMITS.bytes / 1e6} MB. Everybody in your organization can put them in.`;

/** The organization's own music and effects. */
export function OwnSoundsDialog({ onClose }: { onClose: () => void }) {
  const { sounds, isPending, isError } = useOwnSounds();
  const refusal = useRefusal()('sound.create');
  const [heard, hear] = useSoundPreview();
  const [file, setFile] = useState<File>();
  const send = useSend();
  return (
    <Dialog open wide title="Your music and effects" description={ABOUT} onClose={onClose}>
      {refusal && <p className="text-[13px] text-ink-3">{refusal}</p>}
      {!refusal && !file && (
        <FileButton
          label="Sound to add"
          accept=".wav,.flac,.mp3,.ogg,.opus,.oga,.m4a,.mp4,audio/*"
          onFiles={([first]) => setFile(first)}
        >
          Add a sound
        </FileButton>
      )}
      {file && (
        <SoundForm
          first={{ name: file.name.replace(/\.[^.]*$/, '').slice(0, OWN_SOUND_LIMITS.name) }}
          action="Send it"
          onSave={(words, onProgress) => send(file, words, onProgress)}
          onClose={() => setFile(undefined)}
        />
      )}
      {isError && <Notice kind="error">Your sounds could not be listed. Try again in a moment.</Notice>}
      {isPending && (
        <p role="status" className="mt-4 text-[13px] text-ink-3">
          Looking for your sounds
        </p>
      )}
      {!isPending && !isError && sounds.length === 0 && !file && (
        <p className="mt-4 text-[13px] text-ink-3">There are none yet.</p>
      )}
      <ul aria-label="Own sounds" className="mt-4">
        {sounds.map((sound) => (
          <SoundRow
            key={sound.id}
            sound={sound}
            isHeard={heard === sound.soundId}
            onHear={() => hear(sound.soundId)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** Sends a file and says what it is; one that is there already is not sent twice. */
function useSend() {
  const { change } = useOwnSoundActions();
  const running = useRef<RunningUpload>(undefined);
  const there = useRef<{ file: File; id: string }>(undefined);
  useEffect(() => () => running.current?.cancel(), []);
  return async (file: File, facts: SoundWords, onProgress: (fraction: number) => void) => {
    if (there.current?.file !== file) {
      const sending = sendSound(file, onProgress);
      running.current = sending.running;
      there.current = { file, id: await sending.sent };
    }
    await change.mutateAsync({ id: there.current.id, facts }).catch((error: Error) => {
      throw new Error(errorSentence(error));
    });
  };
}
