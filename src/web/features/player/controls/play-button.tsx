import { IconButton } from '../../../components/elements/icon-button.tsx';
import type { Player } from '../engine/player.ts';
import { usePlayerValue } from '../use-player.ts';

export function PlayButton({ player }: { player: Player }) {
  const playing = usePlayerValue(player, (state) => state.playing);
  const isThere = usePlayerValue(player, (state) => state.source !== 'none');
  return (
    <IconButton
      look="round"
      icon={playing ? 'pause' : 'play'}
      label={playing ? 'Pause' : 'Play'}
      disabled={!isThere}
      onClick={() => player.toggle()}
    />
  );
}
