import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Show } from './engine/deck.ts';
import { Player } from './engine/player.ts';
import type { PlayerState } from './engine/types.ts';

/** The episode's player while the component is there; give the component the episode's id as its key. */
export function usePlayer(episodeId: string, show: Show | undefined): Player {
  const [player] = useState(() => new Player(episodeId));
  useEffect(() => {
    const leave = () => player.remember();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      player.destroy();
    };
  }, [player]);
  useEffect(() => {
    if (show) player.load(show);
  }, [player, show]);
  return player;
}

/** Only what is picked: the component is drawn again when that changes, not with every tick of the clock. */
export function usePlayerValue<T>(player: Player, pick: (state: PlayerState) => T): T {
  return useSyncExternalStore(player.subscribe, () => pick(player.snapshot()));
}
