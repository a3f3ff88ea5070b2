import { Segmented } from '../../components/elements/segmented.tsx';
import { Select } from '../../components/elements/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { KINDS, type VoiceInfo } from '../../lib/wording/describe-voice.ts';
import { groupVoices, type VoiceFilters } from './group-voices.ts';

interface Props {
  voices: readonly VoiceInfo[];
  filters: VoiceFilters;
  onChange: (filters: VoiceFilters) => void;
}

/** Words, a language, and a kind; only kinds that there are. */
export function VoiceFilterBar({ voices, filters, onChange }: Props) {
  const kinds = KINDS.filter(({ value }) => voices.some(({ kind }) => kind === value));
  const languages = groupVoices(voices).map(({ language, name }) => ({ value: language, label: name }));
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <div className="w-full sm:w-64">
        <TextField
          label="Search voices"
          type="search"
          placeholder="Name, accent or engine"
          value={filters.q}
          onChange={(event) => onChange({ ...filters, q: event.target.value })}
        />
      </div>
      <Select
        label="Language"
        className="grow sm:grow-0"
        options={[{ value: '', label: 'Any language' }, ...languages]}
        value={filters.language}
        onChange={(language) => onChange({ ...filters, language })}
      />
      <Segmented
        label="Kind"
        options={[{ value: '' as const, label: 'All' }, ...kinds]}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
    </search>
  );
}
