import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { NeuralVoices } from '../../components/models/neural-voices.tsx';
import { Figures } from '../../components/page/figures.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { voicesQuery } from '../../lib/api/queries.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { stopPreview } from '../../lib/sound/voice-preview.ts';
import type { VoiceInfo } from '../../lib/wording/describe-voice.ts';
import { count } from '../../lib/wording/format.ts';
import { AddVoices } from './add-voices.tsx';
import { groupVoices, type VoiceFilters, voicesThatFit } from './group-voices.ts';
import { VoiceFilterBar } from './voice-filter-bar.tsx';
import { VoiceGroups } from './voice-groups.tsx';

/** The voices of this server, and how one's own are added. */
export default function VoiceClonesPage() {
  usePageMeta({ title: 'Custom Voices', description: 'The voices of this server, and how to add your own.' });
  const voices = useQuery(voicesQuery(''));
  useEffect(() => stopPreview, []);
  return (
    <PageFrame
      title="Custom Voices"
      lead="Every voice this server can speak with. Hear one before you choose it for a speaker."
    >
      <QueryState query={voices} name="The voices" loading={<SkeletonRows label="Loading the voices" />}>
        {(data) => <AllVoices voices={data.voices} />}
      </QueryState>
    </PageFrame>
  );
}

function AllVoices({ voices }: { voices: readonly VoiceInfo[] }) {
  const [filters, setFilters] = useState<VoiceFilters>({ q: '', kind: '', language: '' });
  const groups = groupVoices(voicesThatFit(voices, filters));
  const of = (kind: VoiceInfo['kind']) => voices.filter((voice) => voice.kind === kind).length;
  return (
    <div className="flex flex-col gap-10">
      <Figures
        label="Voices of this server"
        figures={[
          { value: count(voices.length), label: 'voices' },
          { value: count(groupVoices(voices).length), label: 'languages' },
          { value: count(of('neural')), label: 'neural', detail: 'models on this server' },
          { value: count(of('recorded')), label: 'recorded', detail: 'of real people' },
        ]}
      />
      <NeuralVoices />
      <AddVoices voices={voices} />
      <Section title="All voices">
        <VoiceFilterBar voices={voices} filters={filters} onChange={setFilters} />
        <VoiceGroups groups={groups} onClear={() => setFilters({ q: '', kind: '', language: '' })} />
      </Section>
    </div>
  );
}
