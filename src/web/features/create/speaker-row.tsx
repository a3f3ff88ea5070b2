import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { PreviewButton } from '../../components/sound/preview-button.tsx';
import { describeVoice, roleVerb } from '../../lib/wording/describe-voice.ts';
import type { Estimate } from './use-estimate.ts';

const EDGES = ['border-l-v1', 'border-l-v2', 'border-l-v3', 'border-l-v4'];

interface Props {
  slot: number;
  /** As the server would cast it; undefined until it has said so. */
  speaker: Estimate['cast'][number] | undefined;
  /** The name that was given here. */
  name: string | undefined;
  /** The brand voice decides who it is. */
  isHeld: boolean;
  onRename: (name: string | undefined) => void;
  /** Another voice is wanted. */
  onChange: () => void;
}

export function SpeakerRow({ slot, speaker, name, isHeld, onRename, onChange }: Props) {
  const shown = name ?? speaker?.name ?? '';
  return (
    <li
      className={`mb-2 flex min-h-[52px] items-center gap-2 rounded-sm border border-l-4 border-line bg-sheet py-2 pr-3 pl-2 ${EDGES[slot]}`}
    >
      {speaker ? <PreviewButton voiceId={speaker.voice.id} name={shown} /> : <span className="size-8" />}
      <div className="min-w-0 grow">
        {isHeld ? (
          <span className="font-semibold">{shown}</span>
        ) : (
          <NameInput slot={slot} name={shown} usual={speaker?.name} onRename={onRename} />
        )}
        {speaker && (
          <span className="text-ink-3">
            {' '}
            {roleVerb(speaker.role)}. {describeVoice(speaker.voice)}
          </span>
        )}
      </div>
      {!isHeld && (
        <Button
          size="small"
          onClick={onChange}
          disabled={!speaker}
          aria-label={`Change the voice of ${shown}`}
        >
          Change
        </Button>
      )}
    </li>
  );
}

interface NameProps {
  slot: number;
  name: string;
  usual: string | undefined;
  onRename: (name: string | undefined) => void;
}

/** The name, to be typed over; emptied, it is the usual one again. */
function NameInput({ slot, name, usual, onRename }: NameProps) {
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);

  function commit() {
    const next = text.trim();
    onRename(next === '' ? undefined : next);
    setText(next || (usual ?? ''));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setText(name);
  }

  return (
    <input
      aria-label={`Name of speaker ${slot + 1}`}
      maxLength={60}
      value={text}
      size={Math.max(3, text.length)}
      className="field-sizing-content min-h-6 min-w-6 max-w-full border-b border-transparent bg-transparent font-semibold pointer-coarse:text-base hover:border-line-control focus:border-ink"
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text !== name && commit()}
      onKeyDown={onKeyDown}
    />
  );
}
