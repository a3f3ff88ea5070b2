import type { TurnView } from '../document/turn-view.ts';
import { useStudio } from '../studio-context.ts';
import { DirectionChip } from './direction-chip.tsx';
import { EmphasisChips } from './emphasis-chips.tsx';

/** How a turn is spoken, before its words: a pause, another pace, words stressed or said otherwise. A press changes it or takes it away. */
export function DirectionChips({ turn }: { turn: TurnView }) {
  const { document: live, state } = useStudio();
  const { pauseBeforeMs, pace, sayAs = [], emphasis = [] } = turn.directions;
  const menu = (kind: 'pause' | 'pace') => (anchor: HTMLElement) =>
    state.set({ menu: { kind, turnId: turn.id, anchor } });
  return (
    <>
      {pauseBeforeMs !== undefined && (
        <DirectionChip
          words={`pause ${pauseBeforeMs / 1000} s`}
          hasMenu
          onPress={menu('pause')}
          onRemove={() => live.turns.setDirections(turn.id, { pauseBeforeMs: undefined })}
        />
      )}
      {pace !== undefined && (
        <DirectionChip
          words={`pace ${pace}x`}
          hasMenu
          onPress={menu('pace')}
          onRemove={() => live.turns.setDirections(turn.id, { pace: undefined })}
        />
      )}
      {emphasis.length > 0 && <EmphasisChips turn={turn} />}
      {sayAs.map(({ text, as }) => (
        <DirectionChip
          key={text}
          words={`“${text}” as “${as}”`}
          onPress={() => state.set({ turnId: turn.id, pronouncing: { turnId: turn.id, text } })}
          onRemove={() => live.turns.sayAs([turn.id], text, undefined)}
        />
      ))}
    </>
  );
}
