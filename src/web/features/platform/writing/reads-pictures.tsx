import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { Switch } from '../../../components/elements/switch.tsx';
import { Section } from '../../../components/page/section.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useChangeWriting, usePictureTest, type Writing } from './use-writing.ts';

/** Whether people may have the model read pictures, and a test of whether it sees any. */
export function ReadsPictures({ writing: { readsPictures } }: { writing: Writing }) {
  const change = useChangeWriting();
  const test = usePictureTest();

  return (
    <Section
      ruled
      title="Handwriting and whiteboards"
      lead="Pictures are read on this server. Where that fails, a model that sees pictures can copy what is written; whoever added the picture corrects the copy before anything is made of it."
      actions={
        <Button disabled={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Showing it a picture' : 'Test with a picture'}
        </Button>
      }
    >
      <div className="border-t border-line py-3">
        <Switch
          label="The model reads pictures"
          checked={readsPictures}
          disabled={change.isPending}
          onChange={(isOn) =>
            change.mutate(
              { readsPictures: isOn },
              { onError: (error) => showToast(errorSentence(error), { bad: true }) },
            )
          }
        />
      </div>
      <PictureTestResult test={test} />
    </Section>
  );
}

function PictureTestResult({ test }: { test: ReturnType<typeof usePictureTest> }) {
  const { data, error, isPending } = test;
  return (
    <div aria-live="polite" className="mt-2 empty:hidden">
      {isPending && (
        <p className="text-ink-3">
          Showing it four words. On a processor a model can look at a picture for minutes.
        </p>
      )}
      {!isPending && error && (
        <Notice kind="error" title="The test failed">
          {errorSentence(error)}
        </Notice>
      )}
      {!isPending && data && (
        <Notice
          kind={data.isRight ? 'note' : 'error'}
          title={data.isRight ? `${data.model} sees pictures` : `${data.model} did not read the picture`}
        >
          On it stood "{data.written}". It read "{data.read}" in {data.seconds} s.
        </Notice>
      )}
    </div>
  );
}
