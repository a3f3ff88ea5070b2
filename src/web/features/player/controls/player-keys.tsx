import { useCallback, useState } from 'react';
import { Button } from '../../../components/elements/button.tsx';
import type { Player } from '../engine/player.ts';
import { readHabits, writeHabits } from '../engine/stored.ts';
import { usePlayerKeys } from '../use-player-keys.ts';
import { KeysDialog } from './keys-dialog.tsx';

/** The keys that work a player while it is there; a button lists them, and they can be switched off. */
export function PlayerKeys({ player, className }: { player: Player; className?: string }) {
  const [enabled, setEnabled] = useState(() => readHabits(localStorage).keys);
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  usePlayerKeys(player, enabled, openHelp);
  return (
    <span className={className}>
      <Button
        look="quiet"
        size="small"
        aria-label="Keys of the player"
        title="Keys of the player"
        className="w-8 px-0! pointer-coarse:hidden"
        onClick={openHelp}
      >
        ?
      </Button>
      <KeysDialog
        open={help}
        onClose={() => setHelp(false)}
        enabled={enabled}
        onEnable={(next) => {
          setEnabled(next);
          writeHabits(localStorage, { ...readHabits(localStorage), keys: next });
        }}
      />
    </span>
  );
}
