import { PROVIDER_FACTS } from '../../../../kernel/rules/writers.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { Section } from '../../../components/page/section.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { TestResult } from './test-result.tsx';
import { useChangeWriting, useTest, type Writing } from './use-writing.ts';

/** The model that writes now, where it is, and how it is tested and switched off. */
export function CurrentModel({ writing: { model, environment } }: { writing: Writing }) {
  const test = useTest();
  const change = useChangeWriting();
  const isOn = model !== null || environment !== null;

  function switchOff() {
    change.mutate(
      { model: null },
      {
        onSuccess: () => showToast('The model is switched off, and its key is deleted.'),
        onError: (error) => showToast(errorSentence(error), { bad: true }),
      },
    );
  }

  return (
    <Section
      title="Language model"
      lead="Without one, scripts are made of the document's own sentences. A model writes freer talk; each of its turns is held against the document before it is taken."
      actions={
        isOn && (
          <>
            <Button disabled={test.isPending} onClick={() => test.mutate(undefined)}>
              {test.isPending ? 'Writing two turns' : 'Test'}
            </Button>
            {model && (
              <Button disabled={change.isPending} onClick={switchOff}>
                Switch off
              </Button>
            )}
          </>
        )
      }
    >
      {environment && <EnvironmentModel environment={environment} hasStored={model !== null} />}
      {model && <ModelFacts model={model} server={model.server} />}
      {!isOn && <Notice kind="empty">No model is switched on.</Notice>}
      <TestResult test={test} />
    </Section>
  );
}

interface EnvironmentProps {
  environment: NonNullable<Writing['environment']>;
  hasStored: boolean;
}

function EnvironmentModel({ environment, hasStored }: EnvironmentProps) {
  return (
    <Notice kind="note" title="The environment of this server names the model" className="mb-4">
      <ModelFacts model={environment} server={null} />
      <p className="mt-2">
        AFTERWORD_WRITER wins
        {hasStored
          ? ': the model below is asked once that variable is taken away.'
          : ' over what is chosen here.'}{' '}
        Whom it writes for and what it may cost a month are set here all the same.
      </p>
    </Notice>
  );
}

interface FactsProps {
  model: NonNullable<Writing['environment']>;
  /** What it was found as. */
  server: string | null;
}

function ModelFacts({ model, server }: FactsProps) {
  const { provider, address, isLocal, key } = model;
  return (
    <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-[112px_minmax(0,1fr)] [&>dd]:min-w-0 [&>dd]:wrap-anywhere [&>dt]:text-ink-3 max-sm:[&>dd]:mb-2">
      <dt>Model</dt>
      <dd className="font-semibold">{model.model}</dd>
      <dt>Server</dt>
      <dd>
        {server ?? PROVIDER_FACTS[provider].label}, <span className="font-mono text-[13px]">{address}</span>
      </dd>
      <dt>Documents</dt>
      <dd>
        {isLocal
          ? 'Their sentences stay on this machine.'
          : 'Their sentences are sent to that address, and nowhere else.'}
      </dd>
      <dt>Key</dt>
      <dd>{describeKey(key)}</dd>
    </dl>
  );
}

function describeKey(key: FactsProps['model']['key']): string {
  if (!key) return 'None';
  return key.ending === '' ? 'Set' : `Set, ends in ${key.ending}`;
}
