import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { Chip } from '../../components/elements/chip.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { plural } from '../../lib/wording/format.ts';
import { organizationsQuery } from './platform-queries.ts';
import { SearchedList, useWords } from './searched-list.tsx';

type OrganizationLine = CallResponse<'listOrganizations'>['organizations'][number];

/** Every organization, with who owns it and how large it is. */
export function OrganizationsTab() {
  const search = useWords();
  const list = useInfiniteQuery({ ...organizationsQuery(search.q), placeholderData: keepPreviousData });
  return (
    <SearchedList what="organizations" placeholder="A name" search={search} list={list}>
      {(pages) => {
        const organizations = pages.flatMap((page) => page.organizations);
        if (organizations.length === 0)
          return <Notice kind="empty">No organization has these words in its name.</Notice>;
        return (
          <ul aria-label="Organizations">
            {organizations.map((each) => (
              <OrganizationRow key={each.id} organization={each} />
            ))}
          </ul>
        );
      }}
    </SearchedList>
  );
}

function OrganizationRow({ organization }: { organization: OrganizationLine }) {
  const { name, slug, personal, owner, members, episodes, createdAt } = organization;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {personal && <Chip>Own workspace</Chip>}
        </p>
        <p className="text-[13px] text-ink-3 wrap-anywhere">
          <span className="font-mono break-all">{slug}</span>, owned by {owner.name}
          {owner.email && ` (${owner.email})`}
        </p>
      </div>
      <p className="text-[13px] text-ink-2">
        {plural(members, 'member')}, {plural(episodes, 'episode')}, founded <Ago at={createdAt} />
      </p>
    </li>
  );
}
