import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { More } from '../../components/page/more.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useDebounced } from '../../lib/fields/use-debounced.ts';

/** Words that are looked for once who types them pauses: `q`. */
export function useWords() {
  const [words, setWords] = useState('');
  return { words, setWords, q: useDebounced(words.trim(), 250) };
}

interface Props<Page> {
  /** What is listed, such as "people". */
  what: string;
  placeholder: string;
  search: ReturnType<typeof useWords>;
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  children: (pages: readonly Page[]) => ReactNode;
}

/** A long list of the server, and a field to search it. */
export function SearchedList<Page>({ what, placeholder, search, list, children }: Props<Page>) {
  return (
    <>
      <div className="mb-5 max-w-sm">
        <TextField
          label={`Search ${what}`}
          type="search"
          placeholder={placeholder}
          maxLength={200}
          value={search.words}
          onChange={(event) => search.setWords(event.target.value)}
        />
      </div>
      <QueryState query={list} name={`The ${what}`} loading={<SkeletonRows label={`Loading the ${what}`} />}>
        {({ pages }) => children(pages)}
      </QueryState>
      <More list={list} />
    </>
  );
}
