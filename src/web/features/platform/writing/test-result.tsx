import { Notice } from '../../../components/elements/notice.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { count } from '../../../lib/wording/format.ts';
import type { useTest } from './use-writing.ts';

/** Two turns that the model wrote, and what they took; or why it could not. */
export function TestResult({
  test,
}: {
  test: Pick<ReturnType<typeof useTest>, 'data' | 'error' | 'isPending'>;
}) {
  const { data, error, isPending } = test;
  return (
    <div aria-live="polite" className="mt-4 empty:hidden">
      {isPending && (
        <p className="text-ink-3">
          Asking for two turns. A model that is not loaded yet can take a minute or more.
        </p>
      )}
      {!isPending && error && (
        <Notice kind="error" title="The test failed">
          {errorSentence(error)}
        </Notice>
      )}
      {!isPending && data && (
        <figure className="border-l-2 border-line-strong pl-4">
          {data.turns.map(({ speaker, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two turns that never change
            <p key={at} className="mb-1.5 font-serif text-base leading-6 wrap-anywhere">
              <span className="font-sans text-[13px] text-ink-3">{speaker}</span> {text}
            </p>
          ))}
          <figcaption className="text-[13px] text-ink-2">
            {data.model} took {data.seconds} s, with {data.isEstimate && 'about '}
            {count(data.inputTokens)} tokens in and {count(data.outputTokens)} out.
          </figcaption>
        </figure>
      )}
    </div>
  );
}
