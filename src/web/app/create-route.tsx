import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { CreatePage } from '../features/create/create-page.tsx';
import { PageLoading } from './page-loading.tsx';

const loadPane = () => import('../features/episode/episode-pane.tsx');
void loadPane();
const EpisodePane = lazy(() => loadPane().then(({ EpisodePane }) => ({ default: EpisodePane })));

/** The form at the left, the episode it makes at the right. */
export default function CreateRoute() {
  const { episodeId } = useParams();
  return (
    <CreatePage
      episodeId={episodeId}
      pane={
        episodeId && (
          <Suspense fallback={<PageLoading />}>
            <EpisodePane key={episodeId} episodeId={episodeId} />
          </Suspense>
        )
      }
    />
  );
}
