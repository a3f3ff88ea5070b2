import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/elements/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { count, plural } from '../../../lib/wording/format.ts';
import { useChangeWriting, type Writing } from './use-writing.ts';

/** The most it may cost a month, and what it has cost. */
export function MonthLimit({ writing: { monthlyTokens, usage } }: { writing: Writing }) {
  const [text, setText] = useState(monthlyTokens?.toString() ?? '');
  const change = useChangeWriting();
  const limit = text.trim() === '' ? null : Number(text.replaceAll(/[ ,.]/g, ''));
  const isRight = limit === null || (Number.isSafeInteger(limit) && limit >= 1);

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(
      { monthlyTokens: limit },
      {
        onSuccess: () => showToast(limit === null ? 'There is no limit.' : 'The limit is saved.'),
        onError: (error) => showToast(errorSentence(error), { bad: true }),
      },
    );
  }

  return (
    <Section
      ruled
      title="The most it may cost"
      lead="Tokens of a calendar month, in and out together, of all organizations. Once they are used up, the document's own words are used, and the notes of an episode say so."
    >
      <p className="mb-4">
        {monthName(usage.month)}: {count(usage.inputTokens)} tokens in and {count(usage.outputTokens)} out, in{' '}
        {plural(usage.calls, 'call')}
        {monthlyTokens !== null && `, of ${count(monthlyTokens)}`}.
      </p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField
          label="Tokens a month"
          showLabel
          inputMode="numeric"
          placeholder="No limit"
          error={isRight ? undefined : 'A whole number, or nothing for no limit.'}
          maxLength={20}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={!isRight || change.isPending || limit === monthlyTokens}>
          Save
        </Button>
      </form>
    </Section>
  );
}

/** "2026-11" -> "November 2026" */
function monthName(month: string): string {
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
