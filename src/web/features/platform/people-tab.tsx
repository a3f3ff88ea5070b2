import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Notice } from '../../components/elements/notice.tsx';
import { requestedFirst } from './people.ts';
import { PersonRow } from './person-row.tsx';
import { peopleQuery } from './platform-queries.ts';
import { SearchedList, useWords } from './searched-list.tsx';

/** Everybody; those who wait for a plan first. */
export function PeopleTab() {
  const search = useWords();
  const list = useInfiniteQuery({ ...peopleQuery(search.q), placeholderData: keepPreviousData });
  return (
    <SearchedList what="people" placeholder="A name or an e-mail address" search={search} list={list}>
      {(pages) => {
        const people = requestedFirst(pages.flatMap((page) => page.people));
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
    </SearchedList>
  );
}
