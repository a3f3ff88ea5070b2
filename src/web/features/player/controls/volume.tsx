import { IconButton } from '../../../components/elements/icon-button.tsx';
import { Slider } from '../../../components/elements/slider.tsx';
import type { Player } from '../engine/player.ts';
import { usePlayerValue } from '../use-player.ts';

/** For pointers: fingers have the buttons of their device. */
export function Volume({ player }: { player: Player }) {
  const volume = usePlayerValue(player, (state) => state.volume);
  const muted = usePlayerValue(player, (state) => state.muted);
  const heard = muted ? 0 : volume;
  return (
    <span className="hidden items-center gap-1 pointer-fine:inline-flex">
      <IconButton
        icon={heard === 0 ? 'muted' : 'volume'}
        label={muted ? 'Sound on' : 'Sound off'}
        aria-pressed={muted}
        onClick={() => player.setMuted(!muted)}
      />
      <Slider
        label="Volume"
        className="w-16! [--thumb:14px]!"
        value={heard}
        min={0}
        max={1}
        step={0.05}
        valueText={`${Math.round(heard * 100)} %`}
        onChange={(value) => player.setVolume(value)}
      />
    </span>
  );
}
