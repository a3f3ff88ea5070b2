import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { TextArea } from '../../components/fields/text-field.tsx';
import { call, errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { showToast } from '../../lib/toast-store.ts';

interface Props {
  episodeId: string;
  turnId: string;
  /** In the script, from 1. */
  line: number;
  /** What it says, as far as it is shown. */
  quote: string;
}

/** A comment on a changed line: a thread of the script, as if it had been begun there. */
export function LineComment({ episodeId, turnId, line, quote }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => call('createScriptThread', { params: { episodeId }, body: { turnId, text, quote } }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: keys.remarks(episodeId) });
      showToast('Your comment is in the script.');
      setText('');
      setOpen(false);
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
  if (!isOpen)
    return (
      <TextButton
        className="text-[13px]"
        aria-label={`Comment on line ${line}`}
        onClick={() => setOpen(true)}
      >
        Comment
      </TextButton>
    );
  return (
    <form
      className="mt-2 flex max-w-[62ch] flex-col gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (text.trim()) save.mutate();
      }}
    >
      <TextArea
        label={`Comment on line ${line}`}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button size="small" type="submit" disabled={save.isPending || text.trim() === ''}>
          Comment
        </Button>
        <Button size="small" look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
