import { lazy, Suspense } from 'react';
import { useNowPlaying } from '../lib/sound/now-playing.ts';

const FootPlayer = lazy(() => import('../features/player/foot-player.tsx'));

/** The player at the foot of the pages, once something was asked for. */
export function Foot() {
  const isRequested = useNowPlaying(({ track }) => track !== undefined);
  return (
    isRequested && (
      <Suspense>
        <FootPlayer />
      </Suspense>
    )
  );
}
