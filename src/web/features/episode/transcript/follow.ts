/** Whether the page scrolls with what is spoken, and until when a scroll is its own doing. */
export interface Follow {
  following: boolean;
  /** Until this moment, in milliseconds of performance.now(), scrolling is the page's own. */
  ownUntil: number;
}

export type FollowEvent =
  /** A wheel, a finger or a key that scrolls. */
  | { type: 'hand' }
  /** The page scrolled, whoever did it: a dragged scroll bar says nothing else. */
  | { type: 'scroll'; now: number }
  /** The page is about to scroll by itself. */
  | { type: 'own'; now: number }
  | { type: 'follow' };

/** Smooth scrolling takes a while, and its last event comes late. */
const OWN_MS = 900;

export function followAfter(state: Follow, event: FollowEvent): Follow {
  if (event.type === 'follow') return state.following ? state : { ...state, following: true };
  if (event.type === 'own') return { ...state, ownUntil: event.now + OWN_MS };
  const byHand = event.type === 'hand' || event.now > state.ownUntil;
  return byHand && state.following ? { ...state, following: false } : state;
}

/** Whether a line this high stands where one would not look for it. */
export function isOutOfSight(
  line: { top: number; bottom: number },
  viewTop: number,
  viewBottom: number,
): boolean {
  const height = viewBottom - viewTop;
  return line.top < viewTop + height * 0.08 || line.bottom > viewBottom - height * 0.25;
}

/** The line to go to with an arrow; the ends hold. */
export function lineAfter(index: number, key: string, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
