import { listenTo, type Track, useNowPlaying } from '../../lib/sound/now-playing.ts';
import { Button } from '../elements/button.tsx';
import { cx } from '../elements/cx.ts';
import { Icon } from '../elements/icon.tsx';
import { IconButton } from '../elements/icon-button.tsx';

/** `large`: drawn as `plain` is; `big`: the ink disc, over a picture. */
type Look = 'plain' | 'large' | 'big';

/** The disc that plays an episode at the foot of the page, and pauses it. */
export function ListenButton({ track, look = 'plain' }: { track: Track; look?: Look }) {
  const playing = useIsPlaying(track.id);
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      label={`${playing ? 'Pause' : 'Play'} ${track.title}`}
      look={look === 'big' ? 'round' : 'plain'}
      className={cx('rounded-full!', look !== 'plain' && 'size-12! [&>svg]:size-[22px]')}
      onClick={() => listenTo(track)}
    />
  );
}

/** The same with its word. */
export function ListenWord({
  track,
  word = 'Play',
  primary,
}: {
  track: Track;
  word?: string;
  primary?: boolean;
}) {
  const playing = useIsPlaying(track.id);
  return (
    <Button
      look={primary ? 'primary' : 'plain'}
      size={primary ? 'big' : 'usual'}
      aria-label={`${playing ? 'Pause' : word} ${track.title}`}
      onClick={() => listenTo(track)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
      {playing ? 'Pause' : word}
    </Button>
  );
}

function useIsPlaying(id: string): boolean {
  return useNowPlaying((state) => state.track?.id === id && state.playing);
}
