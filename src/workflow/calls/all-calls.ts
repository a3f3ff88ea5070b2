import type { CallName } from '../../kernel/contracts/calls.ts';
import type { Call, ServedFile, ServedText } from './call.ts';
import { createEpisode } from './create-episode.ts';
import { listDeadJobs, retryDeadJob } from './dead-jobs.ts';
import { cancelEpisode, deleteEpisode, readEpisode, renameEpisode, retryEpisode } from './episodes.ts';
import { createEstimate } from './estimates.ts';
import { createExport } from './exports.ts';
import { readFile, readLivePlaylist, readLiveSegment } from './files.ts';
import { listEpisodes } from './list-episodes.ts';
import { readPassage } from './passages.ts';
import { changeTurn, readScript, undoScript } from './scripts.ts';
import { createSource, deleteSource, listSources, readSource } from './sources.ts';
import { readTimeline } from './timelines.ts';
import { listVoices, readVoicePreview } from './voices.ts';

/** Calls about the session itself are the door's own. */
export type ServiceCallName = Exclude<CallName, 'createSession' | 'readSession' | 'endSession'>;

type Served<N extends CallName> = (...given: [...Parameters<Call<N>>]) => Promise<ServedFile | ServedText>;
export type ServingCallName = 'readFile' | 'readLivePlaylist' | 'readLiveSegment' | 'readVoicePreview';

/** What each call of the contracts does, by its name. */
export const ALL_CALLS: {
  [N in ServiceCallName]: N extends ServingCallName ? Served<N> : Call<N>;
} = {
  ...{ listSources, createSource, readSource, deleteSource },
  ...{ createEstimate, listVoices, readVoicePreview },
  ...{ listEpisodes, createEpisode, readEpisode, renameEpisode, deleteEpisode, cancelEpisode, retryEpisode },
  ...{ createExport, readScript, changeTurn, undoScript, readTimeline, readPassage },
  ...{ readFile, readLivePlaylist, readLiveSegment },
  ...{ listDeadJobs, retryDeadJob },
};
