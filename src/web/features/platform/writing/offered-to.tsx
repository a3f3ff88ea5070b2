import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/elements/button.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { Segmented } from '../../../components/elements/segmented.tsx';
import { Section } from '../../../components/page/section.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { organizationsQuery } from '../platform-queries.ts';
import { SearchedList, useWords } from '../searched-list.tsx';
import { useChangeWriting, type Writing } from './use-writing.ts';

const CHOICES = [
  { value: 'everybody', label: 'Every organization' },
  { value: 'chosen', label: 'Only those chosen' },
] as const;

/** Which organizations may have the model write. */
export function OfferedTo({ writing }: { writing: Writing }) {
  const { onlyChosen, organizations } = writing;
  const change = useChangeWriting();
  const onError = (error: Error) => showToast(errorSentence(error), { bad: true });
  const ids = organizations.map(({ id }) => id);
  const setIds = (organizationIds: string[]) => change.mutate({ organizationIds }, { onError });
  return (
    <Section ruled title="Whom it writes for" lead="An own workspace is an organization too.">
      <Segmented
        label="Organizations"
        options={CHOICES}
        value={onlyChosen ? 'chosen' : 'everybody'}
        onChange={(value) => change.mutate({ onlyChosen: value === 'chosen' }, { onError })}
      />
      {onlyChosen && (
        <div className="mt-5">
          {organizations.length === 0 && (
            <Notice kind="empty" className="mb-5">
              None is chosen yet, so the model writes for nobody.
            </Notice>
          )}
          <ul aria-label="Chosen organizations" className="mb-5 empty:hidden">
            {organizations.map(({ id, name }) => (
              <Row key={id} name={name}>
                <Button
                  size="small"
                  disabled={change.isPending}
                  onClick={() => setIds(ids.filter((each) => each !== id))}
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </Button>
              </Row>
            ))}
          </ul>
          <Others chosen={ids} onAdd={(id) => setIds([...ids, id])} isPending={change.isPending} />
        </div>
      )}
    </Section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {children}
    </li>
  );
}

interface OthersProps {
  chosen: readonly string[];
  onAdd: (id: string) => void;
  isPending: boolean;
}

function Others({ chosen, onAdd, isPending }: OthersProps) {
  const search = useWords();
  const list = useInfiniteQuery({ ...organizationsQuery(search.q), placeholderData: keepPreviousData });
  return (
    <SearchedList what="organizations" placeholder="A name" search={search} list={list}>
      {(pages) => (
        <ul aria-label="Other organizations">
          {pages
            .flatMap((page) => page.organizations)
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => (
              <Row key={id} name={name}>
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => onAdd(id)}
                  aria-label={`Add ${name}`}
                >
                  Add
                </Button>
              </Row>
            ))}
        </ul>
      )}
    </SearchedList>
  );
}
