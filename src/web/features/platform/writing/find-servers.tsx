import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { plural } from '../../../lib/wording/format.ts';
import { type ModelChoice, useChangeWriting } from './use-writing.ts';

/** Looks for servers of models on this machine, and switches one of their models on with one press. */
export function FindServers() {
  const find = useMutation({ mutationFn: () => call('findModelServers') });
  const servers = find.data?.servers ?? [];
  return (
    <>
      <Button look="primary" disabled={find.isPending} onClick={() => find.mutate()}>
        {find.isPending ? 'Looking' : 'Look for models'}
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {find.error && (
          <Notice kind="error" title="They could not be looked for">
            {errorSentence(find.error)}
          </Notice>
        )}
        {find.isSuccess && servers.length === 0 && (
          <Notice kind="empty">
            None answers on the machine that this server runs on. Start Ollama with{' '}
            <code className="mono">ollama serve</code> and look again; in a container, set OLLAMA_HOST to
            where it is.
          </Notice>
        )}
        {servers.map((server) => (
          <FoundServer key={server.baseUrl} found={server} />
        ))}
      </div>
    </>
  );
}

function FoundServer({ found }: { found: { server: string; baseUrl: string; models: string[] } }) {
  const { server, baseUrl, models } = found;
  return (
    <section aria-label={server} className="mb-5">
      <h3 className="font-sans text-sm font-semibold tracking-normal">
        {server} <span className="font-normal text-ink-3">{plural(models.length, 'model')}</span>
      </h3>
      {models.length === 0 && (
        <p className="text-ink-2">It runs, but has no model yet. With Ollama: ollama pull NAME.</p>
      )}
      <ul>
        {models.map((model) => (
          <FoundModel key={model} choice={{ provider: 'compatible', server, baseUrl, model }} />
        ))}
      </ul>
    </section>
  );
}

function FoundModel({ choice }: { choice: ModelChoice }) {
  const change = useChangeWriting();

  function use() {
    change.mutate(
      { model: choice },
      {
        onSuccess: () => showToast(`${choice.model} is switched on.`),
        onError: (error) => showToast(errorSentence(error), { bad: true }),
      },
    );
  }

  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">{choice.model}</span>
      <Button
        size="small"
        disabled={change.isPending}
        onClick={use}
        aria-label={`Switch on ${choice.model} of ${choice.server}`}
      >
        Switch on
      </Button>
    </li>
  );
}
