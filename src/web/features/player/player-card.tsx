import type { Ref } from 'react';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { clock } from '../../lib/wording/format.ts';
import { ChaptersMenu } from './controls/chapters-menu.tsx';
import { DownloadsMenu, type Exports } from './controls/downloads-menu.tsx';
import { PlayButton } from './controls/play-button.tsx';
import { PlayerKeys } from './controls/player-keys.tsx';
import { SkipButtons } from './controls/skip-buttons.tsx';
import { SleepMenu } from './controls/sleep-menu.tsx';
import { SpeedMenu } from './controls/speed-menu.tsx';
import { Volume } from './controls/volume.tsx';
import type { Player } from './engine/player.ts';
import { Hindrance } from './hindrance.tsx';
import { PlayerScore } from './player-score.tsx';
import type { Picture } from './score.tsx';
import { usePlayerValue } from './use-player.ts';

interface Props {
  player: Player;
  picture: Picture;
  files: CallResponse<'readEpisode'>['files'];
  exports: Exports | undefined;
  ref?: Ref<HTMLElement>;
}

/** The player as it stands in the page: the score in the first row, everything else below it. */
export function PlayerCard({ player, picture, files, exports, ref }: Props) {
  const source = usePlayerValue(player, (state) => state.source);
  const playing = usePlayerValue(player, (state) => state.playing);
  return (
    <section
      ref={ref}
      aria-label="Player"
      data-source={source}
      data-playing={playing}
      className="rounded-md border border-line bg-sheet"
    >
      <div className="flex items-center gap-3.5 px-[18px] pt-3.5 pb-3">
        <PlayButton player={player} />
        <PlayerScore player={player} picture={picture} className="h-16 grow" />
        <Times player={player} totalMs={picture.totalMs} />
      </div>
      <Hindrance player={player} />
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 border-t border-line px-2.5 py-1">
        <SkipButtons player={player} />
        <SpeedMenu player={player} />
        <span className="grow" />
        <Volume player={player} />
        <ChaptersMenu player={player} />
        <SleepMenu player={player} />
        <DownloadsMenu files={files} exports={exports} />
        <PlayerKeys player={player} />
      </div>
    </section>
  );
}

function Times({ player, totalMs }: { player: Player; totalMs: number }) {
  const second = usePlayerValue(player, (state) => Math.floor(state.positionMs / 1000));
  const finished = usePlayerValue(player, (state) => state.source === 'file');
  return (
    <span className="mono flex min-w-11 flex-col text-right leading-4">
      <span className="text-ink">{clock(second * 1000)}</span>
      {totalMs > 0 && <span title={finished ? undefined : 'About this long'}>{clock(totalMs)}</span>}
    </span>
  );
}
