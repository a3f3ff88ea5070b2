import { showToast } from '../../../lib/toast-store.ts';
import type { TurnView } from '../document/turn-view.ts';
import { TURN_TOOLS } from '../panes/panes.ts';
import { useHeard, useShown, useStudio } from '../studio-context.ts';
import { Tool } from '../tool.tsx';
import { editAs, emphasise } from '../turn-actions.ts';
import { PronounceForm } from './pronounce-form.tsx';
import { wordAt } from './word-at.ts';

/** What can be done with the turn that one is at. */
export function TurnTools({ turn }: { turn: TurnView }) {
  const studio = useStudio();
  const { document: live, state, sound, refused } = studio;
  const caret = useShown(({ focus }) => focus);
  const heard = useHeard();
  const isHeard = heard.playing && heard.turnId === turn.id;
  const menu = (kind: 'pause' | 'pace' | 'turn') => (anchor: HTMLElement) =>
    state.set({ menu: { kind, turnId: turn.id, anchor } });
  const split = () => {
    const at = state.get().selection?.from ?? live.presence.ownCaret(turn.id) ?? caret?.head ?? 0;
    editAs(studio, () => live.turns.split(turn.id, at));
  };
  const chosen = () => {
    const { selection } = state.get();
    const at = live.presence.ownCaret(turn.id) ?? caret?.head ?? 0;
    return selection?.turnId === turn.id ? selection : { from: at, to: at };
  };
  const stress = () => {
    const { from, to } = chosen();
    emphasise(studio, turn.id, from, to);
  };
  const pronounce = () => {
    const { from, to } = chosen();
    const text = wordAt(turn.text, from, to);
    if (text === undefined) showToast('Put the caret into a word first, or select one.', { bad: true });
    else state.set({ pronouncing: { turnId: turn.id, text } });
  };
  return (
    <fieldset aria-label="What to do with this turn" className="mt-2.5 flex flex-wrap gap-1.5 pb-1">
      <Tool icon={isHeard ? 'pause' : 'play'} onPress={() => (isHeard ? sound.pause() : sound.hear(turn.id))}>
        {isHeard ? (heard.waiting ? 'Being spoken' : 'Stop') : 'Hear it'}
      </Tool>
      {!refused && (
        <>
          <Tool onPress={split}>Split</Tool>
          <Tool onPress={menu('pause')} hasMenu>
            Pause
          </Tool>
          <Tool onPress={menu('pace')} hasMenu>
            Pace
          </Tool>
          <Tool onPress={stress}>Emphasis</Tool>
          <Tool onPress={pronounce}>Pronounce</Tool>
        </>
      )}
      {!refused && <PronounceForm turn={turn} />}
      {TURN_TOOLS.map(({ id, Component }) => (
        <Component key={id} turn={turn} />
      ))}
      {!refused && (
        <Tool icon="more" onPress={menu('turn')} hasMenu>
          More
        </Tool>
      )}
    </fieldset>
  );
}
