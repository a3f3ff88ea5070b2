import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Spinner } from '../../components/elements/spinner.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { call } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { shortened } from '../../lib/wording/format.ts';

/** Of a long talk so many threads; the script has them all. */
const SHOWN = 20;

/** What people said on lines of the script that is not resolved yet: each leads to where it is answered. */
export function TurnComments({ episodeId }: { episodeId: string }) {
  const query = useQuery({
    queryKey: [...keys.remarks(episodeId), 'of-request'],
    queryFn: ({ signal }) =>
      call('listScriptThreads', { params: { episodeId }, query: { state: 'open' }, signal }),
  });
  return (
    <div>
      <h3 className="font-sans text-[13px] font-semibold">Comments</h3>
      <QueryState query={query} name="The comments" loading={<Spinner />}>
        {({ threads }) => (
          <>
            <ul className="mt-2 flex flex-col gap-3">
              {threads.slice(0, SHOWN).map(({ id, quote, comments }) => (
                <li key={id} className="border-l-2 border-line-strong pl-3">
                  {quote && (
                    <p className="font-serif text-[15px] leading-normal text-ink-3 [overflow-wrap:anywhere]">
                      {shortened(quote, 160)}
                    </p>
                  )}
                  {comments.map((comment) => (
                    <p
                      key={comment.id}
                      className="mt-1 text-[13px] whitespace-pre-line [overflow-wrap:anywhere]"
                    >
                      <span className="font-semibold">{comment.author.name || 'Somebody'}</span>{' '}
                      {comment.text} <Ago at={comment.createdAt} className="text-ink-3" />
                    </p>
                  ))}
                  <Link
                    to={`/create/${episodeId}/edit?${new URLSearchParams({ thread: id })}`}
                    className="mt-1 inline-block py-1 text-[13px] underline underline-offset-4"
                  >
                    Answer in the script
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-[13px] text-ink-3">
              {threads.length === 0 && 'There are none. '}
              {threads.length > SHOWN && `And ${threads.length - SHOWN} more. `}
              <Link to={`/create/${episodeId}/edit`} className="underline underline-offset-4">
                Comment on a line of the script
              </Link>
            </p>
          </>
        )}
      </QueryState>
    </div>
  );
}
