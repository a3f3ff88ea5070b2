import { type MouseEvent, useMemo, useRef } from 'react';
import { cx } from '../../../components/elements/cx.ts';
import type { TurnView } from '../document/turn-view.ts';
import { piecesOf } from '../pieces.ts';
import { stretchesOf } from '../stretches.ts';
import { useShown, useStudio } from '../studio-context.ts';

/** The text of a turn that nobody at this page writes in. A press puts the caret where it was pressed. */
export function StaticText({ turn, isStop }: { turn: TurnView; isStop: boolean }) {
  const { state } = useStudio();
  const box = useRef<HTMLParagraphElement>(null);
  const find = useShown((shown) => shown.find);
  const hit = useShown((shown) => (shown.hit?.turnId === turn.id ? shown.hit : undefined));
  const marks = useShown((shown) => shown.marks.get(turn.id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of the state the stretches come from
  const pieces = useMemo(
    () => piecesOf(turn.text, stretchesOf(state.get(), turn)),
    [turn.text, turn.directions, find, hit, marks],
  );
  const write = (selection: Selection | null) => {
    const anchor = placeIn(box.current, selection?.anchorNode, selection?.anchorOffset);
    const head = placeIn(box.current, selection?.focusNode, selection?.focusOffset);
    state.write(turn.id, anchor ?? head ?? turn.text.length, head ?? turn.text.length);
  };
  // Rows move under a pointer that is down while others write or the score scrolls. The browser finds no click on
  // this text then, so a press counts where it began.
  const press = (event: MouseEvent) => {
    if (event.button !== 0) return;
    const over = new AbortController();
    const { signal } = over;
    const release = () => {
      over.abort();
      const selection = window.getSelection();
      // What reaches over several turns is selected to be copied.
      if (!selection || selection.isCollapsed || isWithin(box.current, selection)) write(selection);
    };
    window.addEventListener('mouseup', release, { signal });
    // Words that are dragged away end it, and nobody is told of a release.
    for (const end of ['dragstart', 'mousedown'])
      window.addEventListener(end, () => over.abort(), { capture: true, signal });
  };
  // A press without a pointer: by a screen reader.
  const click = (event: MouseEvent) => {
    if (event.detail === 0) write(null);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the row opens it (use-score-keys)
    <p
      ref={box}
      data-text={turn.id}
      tabIndex={isStop ? 0 : -1}
      className={cx(
        'min-h-[1.48em] cursor-text rounded-sm whitespace-break-spaces [overflow-wrap:anywhere] [text-wrap:wrap]',
        turn.text === '' && 'text-ink-3',
      )}
      onMouseDown={press}
      onClick={click}
    >
      {turn.text === '' && 'Nothing is said here yet'}
      {pieces.map(({ from, text, className, title }) =>
        className ? (
          <mark key={from} title={title} className={cx('bg-transparent text-inherit', className)}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function isWithin(box: HTMLElement | null, { anchorNode, focusNode }: Selection): boolean {
  return [anchorNode, focusNode].every((end) => box?.contains(end));
}

/** The place of a point of the page in the text, in characters; undefined where it is elsewhere. */
function placeIn(box: HTMLElement | null, node: Node | null | undefined, offset = 0): number | undefined {
  if (!box || !node || !box.contains(node)) return undefined;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}
