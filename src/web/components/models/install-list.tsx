import { isInstallOver } from '../../../kernel/rules/model-installs.ts';
import type { ModelInstall } from '../../lib/models/models-query.ts';
import { bytes, percent } from '../../lib/wording/format.ts';
import { Button } from '../elements/button.tsx';
import { Progress } from '../elements/progress.tsx';
import { useCancelInstall, useInstall } from './use-model-changes.ts';

/** Voices that are on their way, and those that did not come. */
export function InstallList({ installs }: { installs: readonly ModelInstall[] }) {
  if (installs.length === 0) return null;
  return (
    <ul aria-label="Voices on their way" className="border-t border-line">
      {installs.map((install) => (
        <InstallRow key={install.id} install={install} />
      ))}
    </ul>
  );
}

const STATUS: Record<ModelInstall['status'], string> = {
  receiving: 'Waits for its upload',
  queued: 'Waits for its turn',
  fetching: 'Fetching',
  unpacking: 'Unpacking',
  trying: 'Trying it: it speaks its first sentence',
  done: 'Installed',
  failed: 'Not installed',
  cancelled: 'Stopped; what was fetched is kept',
};

function InstallRow({ install }: { install: ModelInstall }) {
  const { name, status, error, kind, doneBytes, totalBytes } = install;
  const cancel = useCancelInstall();
  const again = useInstall();
  const isOver = isInstallOver(status);
  const fraction = totalBytes && status === 'fetching' ? doneBytes / totalBytes : undefined;
  return (
    <li
      data-install={status}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3"
    >
      <div className="min-w-0 grow basis-72">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p role="status" className="text-[13px] text-ink-3">
          {STATUS[status]}
          {fraction !== undefined && totalBytes !== null && (
            <span className="mono">
              {' '}
              {bytes(doneBytes)} of {bytes(totalBytes)}, {percent(fraction)}
            </span>
          )}
        </p>
        {!isOver && status !== 'receiving' && (
          <Progress label={`Installing ${name}`} value={fraction} className="mt-2 max-w-md" />
        )}
        {error && (
          <p role="alert" className="mt-1 max-w-[68ch] text-[13px] text-bad [overflow-wrap:anywhere]">
            {error.message}
            {error.code === 'model_download_failed' &&
              ' What came is kept; an archive can be uploaded as well.'}
          </p>
        )}
      </div>
      {!isOver && (
        <Button
          size="small"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(install.id)}
          aria-label={`Stop installing ${name}`}
        >
          Stop
        </Button>
      )}
      {isOver && kind === 'catalogue' && (
        <Button
          size="small"
          disabled={again.isPending}
          onClick={() => again.mutate([name])}
          aria-label={`Go on installing ${name}`}
        >
          Go on
        </Button>
      )}
    </li>
  );
}
