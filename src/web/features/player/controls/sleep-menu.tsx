import { Button } from '../../../components/elements/button.tsx';
import { Icon } from '../../../components/elements/icon.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { MenuChoice } from '../../../components/overlays/menu-items.tsx';
import { clock } from '../../../lib/wording/format.ts';
import type { Player } from '../engine/player.ts';
import { SLEEP_MINUTES } from '../engine/sleep.ts';
import type { Sleep } from '../engine/types.ts';
import { usePlayerValue } from '../use-player.ts';

const CHOICES = [
  { value: 'off', label: 'Off' },
  ...SLEEP_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
  { value: 'chapter', label: 'End of the chapter' },
];

export function SleepMenu({ player }: { player: Player }) {
  const sleep = usePlayerValue(player, (state) => state.sleep);
  const left = usePlayerValue(player, leftInWords);
  const trigger = (
    <Button
      look="quiet"
      size="small"
      aria-label={left ? `Sleep timer, ${left} left` : 'Sleep timer'}
      title="Sleep timer"
      className="px-[7px]"
    >
      <Icon name="timer" />
      {left && <span className="mono text-ink">{left}</span>}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoice
        label="Stop playing after"
        value={choiceOf(sleep)}
        options={CHOICES}
        onChange={(value) => choose(player, value)}
      />
    </Menu>
  );
}

function leftInWords({ sleep, sleepLeftMs }: { sleep: Sleep; sleepLeftMs: number | undefined }): string {
  if (sleep.kind === 'off') return '';
  return sleepLeftMs === undefined ? 'chapter' : clock(sleepLeftMs + 999);
}

function choiceOf(sleep: Sleep): string {
  return sleep.kind === 'time' ? String(sleep.minutes) : sleep.kind;
}

function choose(player: Player, value: string): void {
  if (value === 'off') player.setSleep({ kind: 'off' });
  else if (value === 'chapter') player.sleepAtChapterEnd();
  else player.setSleep({ kind: 'time', minutes: Number(value), endsAt: Date.now() + Number(value) * 60_000 });
}
