import { stressedRanges } from '../../../../kernel/rules/emphasis.ts';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import type { TurnView } from '../document/turn-view.ts';
import { useStudio } from '../studio-context.ts';

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
      {stressedRanges(turn.text, emphasis).map(({ start, end }) => (
        <DirectionChip
          key={start}
          words={`emphasis “${turn.text.slice(start, end)}”`}
          onPress={() => state.write(turn.id, start, end)}
          onRemove={() => live.turns.toggleEmphasis(turn.id, { start, end })}
        />
      ))}
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

interface Props {
  words: string;
  hasMenu?: boolean;
  /** Is given the button, for what floats beside it. */
  onPress: (button: HTMLElement) => void;
  onRemove: () => void;
}

function DirectionChip({ words, hasMenu = false, onPress, onRemove }: Props) {
  const { refused } = useStudio();
  return (
    <span className="mr-1.5 inline-flex max-w-full items-center rounded-full border border-line-strong bg-sheet align-[3px] font-sans text-xs leading-5 text-ink-2">
      <button
        type="button"
        aria-haspopup={hasMenu ? 'menu' : undefined}
        disabled={refused !== undefined}
        className="truncate rounded-full pl-2 leading-6 hover:text-ink"
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        {words}
      </button>
      <IconButton
        icon="x"
        label={`Without ${words}`}
        disabled={refused !== undefined}
        className="size-6! rounded-full! [&>svg]:size-3"
        onClick={onRemove}
      />
    </span>
  );
}
