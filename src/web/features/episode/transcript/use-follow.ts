import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Follow, type FollowEvent, followAfter, isOutOfSight } from './follow.ts';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown']);
/** Below the top bar. */
const VIEW_TOP_PX = 72;

/**
 * Keeps the line being spoken in view while it plays, until somebody scrolls.
 * @returns whether it follows, and how to begin again
 */
export function useFollow(
  list: RefObject<HTMLElement | null>,
  turnId: string | undefined,
  playing: boolean,
): { following: boolean; follow: () => void } {
  const state = useRef<Follow>({ following: true, ownUntil: 0 });
  const [following, setFollowing] = useState(true);
  const tell = useCallback((event: FollowEvent) => {
    state.current = followAfter(state.current, event);
    setFollowing(state.current.following);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    const hand = () => tell({ type: 'hand' });
    window.addEventListener('wheel', hand, options);
    window.addEventListener('touchmove', hand, options);
    window.addEventListener('keydown', (event) => SCROLL_KEYS.has(event.key) && hand(), options);
    window.addEventListener('scroll', () => tell({ type: 'scroll', now: performance.now() }), options);
    return () => ending.abort();
  }, [playing, tell]);

  useEffect(() => {
    if (!playing || !following || turnId === undefined) return;
    const line = list.current?.querySelector(`[data-turn="${CSS.escape(turnId)}"]`);
    if (!line || !isOutOfSight(line.getBoundingClientRect(), VIEW_TOP_PX, window.innerHeight)) return;
    tell({ type: 'own', now: performance.now() });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    line.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  }, [list, turnId, playing, following, tell]);

  return { following, follow: useCallback(() => tell({ type: 'follow' }), [tell]) };
}
