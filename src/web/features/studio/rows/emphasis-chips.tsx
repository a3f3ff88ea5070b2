import { useQuery } from '@tanstack/react-query';
import { isCloudEngine } from '../../../../kernel/rules/cloud-engines.ts';
import { inCapitals, stressedRanges } from '../../../../kernel/rules/emphasis.ts';
import { voicesQuery } from '../../../lib/api/page-queries.ts';
import type { TurnView } from '../document/turn-view.ts';
import { useSpeakers, useStudio } from '../studio-context.ts';
import { DirectionChip } from './direction-chip.tsx';

/** The words of a turn that are stressed, and what its voice makes of that where it is less than to stress them. */
export function EmphasisChips({ turn }: { turn: TurnView }) {
  const { document: live, state, script } = useStudio();
  const voiceId = useSpeakers().find(({ slot }) => slot === turn.speaker)?.voiceId;
  const { data } = useQuery(voicesQuery(script.language));
  const engine = data?.voices.find(({ id }) => id === voiceId)?.engine ?? voiceId?.split(':')[0] ?? '';
  return stressedRanges(turn.text, turn.directions.emphasis).map(({ start, end }) => {
    const words = turn.text.slice(start, end);
    return (
      <DirectionChip
        key={start}
        words={`emphasis “${words}”${isCloudEngine(engine) ? limitOf(words) : ''}`}
        onPress={() => state.write(turn.id, start, end)}
        onRemove={() => live.turns.toggleEmphasis(turn.id, { start, end })}
      />
    );
  });
}

/** A service is sent words in capitals and makes of them what it makes. */
function limitOf(words: string): string {
  return inCapitals(words) === words ? ', which this voice cannot' : ', sent in capitals';
}
