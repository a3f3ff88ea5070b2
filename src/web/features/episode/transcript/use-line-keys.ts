import { type RefObject, useEffect } from 'react';
import { lineAfter } from './follow.ts';

/** Arrows, Home and End go from line to line, and stay on the same button. */
export function useLineKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => move(event, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [list]);
}

function move(event: KeyboardEvent, list: HTMLElement): void {
  const button =
    event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-part]') : null;
  if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-turn]')];
  const at = lines.findIndex((line) => line.contains(button));
  const to = lineAfter(at, event.key, lines.length);
  if (to === undefined) return;
  event.preventDefault();
  // The player would take the same arrow for louder or quieter.
  event.stopPropagation();
  focusLine(list, lines[to]?.dataset.turn, button.dataset.part ?? 'time');
}

/** Puts the focus on a part of a line once it is drawn; on its first button where it has no such part. */
export function focusLine(list: HTMLElement | null, turnId: string | undefined, part: string): void {
  requestAnimationFrame(() => {
    const line = list?.querySelector(`[data-turn="${CSS.escape(turnId ?? '')}"]`);
    const button = line?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    (button ?? line?.querySelector<HTMLElement>('[data-part]'))?.focus();
  });
}
