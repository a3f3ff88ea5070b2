import { IconButton } from '../../../components/elements/icon-button.tsx';
import type { Player } from '../engine/player.ts';

const SKIP_MS = 15_000;

export function SkipButtons({ player }: { player: Player }) {
  return (
    <>
      <IconButton icon="rewind" label="15 seconds back" onClick={() => player.skip(-SKIP_MS)} />
      <IconButton icon="forward" label="15 seconds forward" onClick={() => player.skip(SKIP_MS)} />
    </>
  );
}
