import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { compact } from '../../../../kernel/compact.ts';
import type { CallBody } from '../../../../kernel/contracts/api/api.ts';
import { MODEL_PROVIDERS, type ModelProvider, PROVIDER_FACTS } from '../../../../kernel/rules/writers.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { Select } from '../../../components/elements/select.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { TestResult } from './test-result.tsx';
import { type ModelChoice, useChangeWriting, useTest } from './use-writing.ts';

const PROVIDERS = MODEL_PROVIDERS.map((value) => ({ value, label: PROVIDER_FACTS[value].label }));
/** Providers whose list of models can be asked for. */
const LISTING: readonly ModelProvider[] = ['compatible', 'openai'];

/** Any server or service: its address, its key, one of its models. */
export function ModelForm() {
  const list = useId();
  const [provider, setProvider] = useState<ModelProvider>('compatible');
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [model, setModel] = useState('');
  const change = useChangeWriting();
  const test = useTest();
  const server = compact<CallBody<'listServerModels'>>({
    provider,
    baseUrl: address.trim() || undefined,
    key: key.trim() || undefined,
  });
  const choice: ModelChoice = { ...server, model: model.trim() };
  const models = useMutation({ mutationFn: () => call('listServerModels', { body: server }) });
  const { usualAddress, needsKey } = PROVIDER_FACTS[provider];
  const isComplete = choice.model !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(
      { model: choice },
      {
        onSuccess() {
          setKey('');
          showToast(`${choice.model} is switched on.`);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex max-w-lg flex-col gap-4">
      <Select label="Kind" showLabel options={PROVIDERS} value={provider} onChange={setProvider} />
      <TextField
        label="Address"
        showLabel
        type="url"
        inputMode="url"
        placeholder={usualAddress}
        hint={
          provider === 'compatible'
            ? 'It usually ends in /v1. An address of your own network is allowed here.'
            : 'Empty: the usual one of the service.'
        }
        maxLength={500}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={needsKey ? 'Key' : 'Key, if it asks for one'}
        showLabel
        type="password"
        autoComplete="off"
        hint="Stored sealed, and never shown again. Empty: the stored one of this address."
        maxLength={500}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <TextField
        label="Model"
        showLabel
        list={list}
        autoComplete="off"
        hint={describeModels(models.data?.models)}
        maxLength={200}
        value={model}
        onChange={(event) => setModel(event.target.value)}
      />
      <datalist id={list}>
        {models.data?.models?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {(change.error ?? models.error) && (
        <Notice kind="error">{errorSentence((change.error ?? models.error) as Error)}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" disabled={!isComplete || change.isPending}>
          Switch on
        </Button>
        <Button disabled={!isComplete || test.isPending} onClick={() => test.mutate(choice)}>
          {test.isPending ? 'Writing two turns' : 'Test it first'}
        </Button>
        {LISTING.includes(provider) && (
          <Button look="quiet" disabled={models.isPending} onClick={() => models.mutate()}>
            List its models
          </Button>
        )}
      </div>
      <TestResult test={test} />
    </form>
  );
}

function describeModels(models: readonly string[] | null | undefined): string {
  if (models === undefined) return 'As its maker calls it, such as qwen3:8b.';
  if (models === null) return 'The address lists no models: check it and the key, or enter a name.';
  return models.length === 0 ? 'The server has no model.' : `It has ${models.slice(0, 12).join(', ')}.`;
}
