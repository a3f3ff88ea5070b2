import { Icon } from '../../../components/elements/icon.tsx';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { MenuItem } from '../../../components/overlays/menu-items.tsx';
import { clock } from '../../../lib/wording/format.ts';
import type { Player } from '../engine/player.ts';
import { indexAt } from '../engine/positions.ts';
import type { Chapter } from '../engine/types.ts';
import { usePlayerValue } from '../use-player.ts';

const NONE: readonly Chapter[] = [];

export function ChaptersMenu({ player }: { player: Player }) {
  const chapters = usePlayerValue(player, (state) => state.timeline?.chapters ?? NONE);
  const current = usePlayerValue(player, (state) => indexAt(chapters, state.positionMs));
  if (chapters.length === 0) return null;
  return (
    <Menu trigger={<IconButton icon="menu" label="Chapters" />}>
      {chapters.map((chapter, index) => (
        <MenuItem key={chapter.startMs} onClick={() => player.seek(chapter.startMs)}>
          <span className="grid w-[18px] shrink-0 place-items-center">
            {index === current && <Icon name="check" />}
          </span>
          <span className="max-w-72 grow truncate" aria-current={index === current ? 'true' : undefined}>
            {chapter.title}
          </span>
          <span className="mono pl-3">{clock(chapter.startMs)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
