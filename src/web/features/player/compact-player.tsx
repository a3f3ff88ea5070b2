import { useEffect, useState } from 'react';
import { clock } from '../../lib/wording/format.ts';
import { PlayButton } from './controls/play-button.tsx';
import type { Player } from './engine/player.ts';
import { PlayerScore } from './player-score.tsx';
import type { Picture } from './score.tsx';
import { usePlayerValue } from './use-player.ts';

interface Props {
  player: Player;
  picture: Picture;
  /** The whole player: this one is shown while that one is out of sight. */
  card: HTMLElement | null;
}

/** The least of a player, at the foot of the page while one reads on below it. */
export function CompactPlayer({ player, picture, card }: Props) {
  const isAway = useIsAway(card);
  const isThere = usePlayerValue(player, (state) => state.source !== 'none');
  if (!isAway || !isThere) return null;
  return (
    <section
      aria-label="Player at the foot of the page"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-sheet px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] wide:sticky wide:bottom-4 wide:mt-6 wide:rounded-md wide:border wide:pb-2 wide:shadow-float"
    >
      <PlayButton player={player} />
      <PlayerScore player={player} picture={picture} className="h-10 grow" />
      <Time player={player} />
    </section>
  );
}

function Time({ player }: { player: Player }) {
  const second = usePlayerValue(player, (state) => Math.floor(state.positionMs / 1000));
  return <span className="mono w-10 text-right">{clock(second * 1000)}</span>;
}

/** True when the page was scrolled past it. */
function useIsAway(target: HTMLElement | null): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      setAway(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
