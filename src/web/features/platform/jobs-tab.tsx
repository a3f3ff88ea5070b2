import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { count } from '../../lib/wording/format.ts';
import { jobWords } from './job-words.ts';
import { jobsQuery, type PlatformJobs } from './platform-queries.ts';

/** What waits, what runs, and what was given up. */
export function JobsTab() {
  const jobs = useQuery(jobsQuery);
  return (
    <QueryState query={jobs} name="The jobs" loading={<SkeletonRows label="Loading the jobs" />}>
      {({ queues, dead, shortages }) => (
        <>
          <Shortages shortages={shortages} />
          <QueueTable queues={queues} />
          <h2 className="mt-10 mb-4 text-2xl">Given up</h2>
          {dead.length === 0 ? (
            <Notice kind="empty">No job was given up.</Notice>
          ) : (
            <ul aria-label="Jobs that were given up">
              {dead.map((job) => (
                <DeadRow key={job.id} job={job} />
              ))}
            </ul>
          )}
        </>
      )}
    </QueryState>
  );
}

const SHORT_OF: Record<PlatformJobs['shortages'][number]['part'], string> = {
  data: 'the disk of the data folder',
  cache: 'the disk of the cache',
  store: 'the store of files or the database',
};

/** Work waits on these: it goes on by itself when somebody makes room. */
function Shortages({ shortages }: Pick<PlatformJobs, 'shortages'>) {
  if (shortages.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice kind="error" title="Work waits for room">
        <ul>
          {shortages.map(({ host, part, since }) => (
            <li key={`${host} ${part} ${since}`} className="break-words">
              {host}: {SHORT_OF[part]} is full since <Ago at={since} />.
            </li>
          ))}
        </ul>
        <p>Uploads are refused meanwhile. Nothing is lost; work goes on by itself once there is room.</p>
      </Notice>
    </div>
  );
}

function QueueTable({ queues }: Pick<PlatformJobs, 'queues'>) {
  return (
    <table className="w-full max-w-2xl border-collapse text-left">
      <caption className="sr-only">Jobs by their kind</caption>
      <thead>
        <tr className="text-[13px] text-ink-3 [&>th]:pb-2 [&>th]:font-normal">
          <th scope="col">Job</th>
          <th scope="col" className="text-right">
            Waiting
          </th>
          <th scope="col" className="text-right">
            Running
          </th>
          <th scope="col" className="text-right">
            Given up
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ job, queued, active, dead }) => (
          <tr key={job} className="border-t border-line [&>*]:py-2.5 [&>td]:text-right">
            <th scope="row" className="pr-3 font-normal break-words">
              {jobWords(job)}
            </th>
            <td className="mono">{count(queued)}</td>
            <td className="mono">{count(active)}</td>
            <td className={dead > 0 ? 'mono text-bad!' : 'mono'}>{count(dead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DeadRow({ job: dead }: { job: PlatformJobs['dead'][number] }) {
  const { id, job, message, organization, failedAt } = dead;
  const retry = useRetry(id);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="min-w-0 grow basis-72">
        <p className="break-words">{message}</p>
        <p className="text-[13px] text-ink-3">
          {jobWords(job)}
          {organization && `, ${organization}`}, given up <Ago at={failedAt} />
        </p>
      </div>
      <Button
        size="small"
        disabled={retry.isPending || retry.isSuccess}
        onClick={() => retry.mutate()}
        aria-label={`Try again: ${jobWords(job)}`}
      >
        Try again
      </Button>
    </li>
  );
}

function useRetry(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('retryPlatformJob', { params: { jobId } }),
    onSuccess: () => showToast('It is tried once more.'),
    onError: (error) => showToast(errorSentence(error), { bad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
}
