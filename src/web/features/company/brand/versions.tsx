import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BRAND_PART_NAMES } from '../../../../kernel/rules/brand/parts.ts';
import type { WrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Chip } from '../../../components/elements/chip.tsx';
import { Ago } from '../../../components/page/ago.tsx';
import { Section } from '../../../components/page/section.tsx';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { brandVersionsQuery } from '../../../lib/api/page-queries.ts';
import { keys } from '../../../lib/api/queries.ts';
import { showToast } from '../../../lib/toast-store.ts';

interface Props {
  language: WrittenLanguage;
  /** Members see them, and use none. */
  disabled: boolean;
}

/** Every version there was: what it changed, and the press that makes it count again. */
export function Versions({ language, disabled }: Props) {
  const found = useQuery(brandVersionsQuery(language)).data;
  const use = useVersion(language);
  if (!found || found.versions.length === 0) return null;
  const { current, versions } = found;
  return (
    <Section
      ruled
      title="Versions"
      lead="Episodes keep the version that they were made by."
      actions={
        !disabled &&
        current !== null && (
          <Button size="small" disabled={use.isPending} onClick={() => use.mutate(null)}>
            Use none
          </Button>
        )
      }
    >
      <ol>
        {versions.map(({ version, author, createdAt, changed }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <span className="font-semibold">Version {version}</span>
            {version === current && <Chip>In use</Chip>}
            <span className="min-w-0 grow text-ink-2">
              {changed.length > 0 ? changed.map((part) => BRAND_PART_NAMES[part]).join(', ') : 'Locks alone'}
              <span className="block text-[13px] text-ink-3">
                {author && `${author}, `}
                <Ago at={createdAt} />
              </span>
            </span>
            {!disabled && version !== current && (
              <Button
                size="small"
                aria-label={`Use again: version ${version}`}
                disabled={use.isPending}
                onClick={() => use.mutate(version)}
              >
                Use again
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function useVersion(language: WrittenLanguage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number | null) =>
      call('useBrandVersion', { params: { language }, body: { version } }),
    async onSuccess(_, version) {
      showToast(
        version === null
          ? 'Episodes follow no brand voice from now on.'
          : `Episodes are made by version ${version} from now on.`,
      );
      await client.invalidateQueries({ queryKey: keys.brand });
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
}
