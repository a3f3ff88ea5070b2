import { Button } from '../../../components/elements/button.tsx';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { MenuChoice } from '../../../components/overlays/menu-items.tsx';
import type { Player } from '../engine/player.ts';
import { RATES, rateLabel } from '../engine/rates.ts';
import { usePlayerValue } from '../use-player.ts';

const CHOICES = RATES.map((rate) => ({ value: String(rate), label: rateLabel(rate) }));
const STEP = 0.25;

export function SpeedMenu({ player }: { player: Player }) {
  const rate = usePlayerValue(player, (state) => state.rate);
  const trigger = (
    <Button look="quiet" size="small" aria-label={`Speed ${rateLabel(rate)}`} className="px-2 font-mono">
      {rateLabel(rate)}
    </Button>
  );
  return (
    <span className="inline-flex items-center">
      <IconButton
        icon="minus"
        label="Slower"
        className="pointer-coarse:hidden"
        disabled={rate <= RATES[0]}
        onClick={() => player.setRate(rate - STEP)}
      />
      <Menu trigger={trigger} align="start">
        <MenuChoice
          label="Speed"
          value={String(rate)}
          options={CHOICES}
          onChange={(value) => player.setRate(Number(value))}
        />
      </Menu>
      <IconButton
        icon="plus"
        label="Faster"
        className="pointer-coarse:hidden"
        disabled={rate >= RATES[RATES.length - 1]!}
        onClick={() => player.setRate(rate + STEP)}
      />
    </span>
  );
}
