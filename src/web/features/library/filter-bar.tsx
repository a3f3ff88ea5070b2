import { Select } from '../../components/elements/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { EpisodeFilters } from '../../lib/workspace/workspace-queries.ts';
import { FORMATS, MOST_WORDS, SORTS, STATUSES } from './filters.ts';

interface Props {
  filters: EpisodeFilters;
  search: string;
  onSearch: (search: string) => void;
  onChange: (part: Partial<EpisodeFilters>) => void;
  withStatus: boolean;
}

/** What to look for, and in which order. */
export function FilterBar({ filters, search, onSearch, onChange, withStatus }: Props) {
  return (
    <search className="mb-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:basis-full split:max-w-sm split:grow split:basis-72">
        <TextField
          label="Search the titles"
          type="search"
          placeholder="Search the titles"
          maxLength={MOST_WORDS}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {withStatus && (
        <Select
          label="State"
          options={STATUSES}
          value={filters.status ?? ''}
          onChange={(status) => onChange({ status: status || undefined })}
        />
      )}
      <Select
        label="Format"
        options={FORMATS}
        value={filters.format ?? ''}
        onChange={(format) => onChange({ format: (format || undefined) as EpisodeFilters['format'] })}
      />
      <Select
        label="Order"
        options={SORTS}
        value={filters.sort ?? 'newest'}
        // No select stands alone beside an empty place.
        className={withStatus ? 'max-sm:col-span-2' : ''}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  );
}
