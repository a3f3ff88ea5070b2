import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { TextArea } from '../../../components/fields/text-field.tsx';
import { ApiError, errorSentence } from '../../../lib/api/api.ts';
import type { Turn } from '../types.ts';

/** As long as a line may be, in characters. */
const MOST = 4000;

interface Props {
  turn: Turn;
  isSaving: boolean;
  error: Error | null;
  onSave: (text: string) => void;
  onLeave: () => void;
  /** Loads the script as it stands now; what is written here stays. */
  onReload: () => void;
}

/** A line as a field. */
export function LineEditor({ turn, isSaving, error, onSave, onLeave, onReload }: Props) {
  const [text, setText] = useState(turn.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const trimmed = text.trim();
  const isSame = trimmed === turn.text;
  const save = () => {
    if (isSaving || trimmed === '' || trimmed.length > MOST) return;
    if (isSame) onLeave();
    else onSave(trimmed);
  };
  return (
    <form
      className="flex min-w-0 flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        else return;
        event.preventDefault();
      }}
    >
      <TextArea
        ref={field}
        label="What is said"
        className="min-h-24 text-[17px]! leading-[1.5]! [field-sizing:content]"
        value={text}
        error={
          trimmed.length > MOST
            ? `A line has at most ${MOST} characters; these are ${trimmed.length}.`
            : undefined
        }
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Refused error={error} onReload={onReload} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" size="small" disabled={isSaving || trimmed === ''}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
        <Button size="small" look="quiet" onClick={onLeave}>
          Leave as it was
        </Button>
        <span className="text-[13px] text-ink-3 pointer-coarse:hidden">
          Ctrl+Enter saves, Escape leaves. Only this line is spoken again.
        </span>
      </div>
    </form>
  );
}

function Refused({ error, onReload }: { error: Error; onReload: () => void }) {
  const isConflict = error instanceof ApiError && error.status === 409;
  return (
    <Notice
      kind="error"
      title={isConflict ? 'It could not be saved as the script stands' : 'It was not saved'}
      actions={
        isConflict && (
          <Button size="small" onClick={onReload}>
            Load the newest script
          </Button>
        )
      }
    >
      {errorSentence(error)} {isConflict && 'What you wrote stays here; save again after that.'}
    </Notice>
  );
}
