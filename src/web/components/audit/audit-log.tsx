import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { useDebounced } from '../../lib/fields/use-debounced.ts';
import { Button, ButtonLink } from '../elements/button.tsx';
import { Icon } from '../elements/icon.tsx';
import { Notice } from '../elements/notice.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { More } from '../page/more.tsx';
import { QueryState } from '../page/query-state.tsx';
import {
  type AuditEntry,
  type AuditScope,
  csvAddress,
  isFiltered,
  NO_FILTERS,
  toAuditQuery,
} from './audit-filters.ts';
import { AuditForm } from './audit-form.tsx';
import { AuditRow } from './audit-row.tsx';

/** The audit log, newest first: of one's organization, or of the whole server. */
export function AuditLog({ scope }: { scope: AuditScope }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const settled = useDebounced(filters, 250);
  const log = useInfiniteQuery({
    queryKey: ['audit', scope, settled],
    queryFn: ({ signal, pageParam }) =>
      call('listAudit', { query: { scope, ...toAuditQuery(settled), before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.before,
    placeholderData: keepPreviousData,
    // It grows by everything that happens, and nothing tells of that.
    staleTime: 0,
  });
  return (
    <>
      <AuditForm filters={filters} onChange={setFilters} />
      <div className="mb-4 flex flex-wrap gap-2">
        <ButtonLink to={csvAddress(scope, settled)} size="small" reloadDocument download>
          <Icon name="download" />
          Download as CSV
        </ButtonLink>
        <Button size="small" look="quiet" onClick={() => void log.refetch()} disabled={log.isFetching}>
          <Icon name="retry" />
          Refresh
        </Button>
        {isFiltered(filters) && (
          <Button size="small" look="quiet" onClick={() => setFilters(NO_FILTERS)}>
            Clear the filters
          </Button>
        )}
      </div>
      <QueryState query={log} name="The audit log" loading={<SkeletonRows label="Loading the audit log" />}>
        {({ pages }) => (
          <Entries entries={pages.flatMap(({ entries }) => entries)} filtered={isFiltered(settled)} />
        )}
      </QueryState>
      <More list={log} />
    </>
  );
}

function Entries({ entries, filtered }: { entries: AuditEntry[]; filtered: boolean }) {
  if (entries.length === 0)
    return (
      <Notice kind="empty">
        {filtered
          ? 'Nothing in the log fits these filters.'
          : 'Nothing has been written down yet. Sign-ins, invitations, changes of roles and policies, exports and deletions will stand here.'}
      </Notice>
    );
  return (
    <ul aria-label="Entries of the log">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
