import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { SkeletonRows } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { askedFirst } from './people.ts';
import { PersonRow } from './person-row.tsx';
import { peopleQuery } from './platform-queries.ts';

/** Everybody; those who wait for a plan first. */
export function PeopleTab() {
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), 250);
  const list = useInfiniteQuery({ ...peopleQuery(q), placeholderData: keepPreviousData });
  return (
    <>
      <div className="mb-5 max-w-sm">
        <TextField
          label="Search people"
          type="search"
          placeholder="A name or an e-mail address"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <QueryState query={list} name="The people" loading={<SkeletonRows label="Loading the people" />}>
        {({ pages }) => {
          const people = askedFirst(pages.flatMap((page) => page.people));
          if (people.length === 0)
            return <Notice kind="empty">Nobody has these words in their name or address.</Notice>;
          return (
            <ul aria-label="People">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          );
        }}
      </QueryState>
      {list.hasNextPage && (
        <Button className="mt-5" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading more' : 'Show more'}
        </Button>
      )}
    </>
  );
}
