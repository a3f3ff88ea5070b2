import { randomUUID } from 'node:crypto';
import type { CallName } from '../../../src/kernel/contracts/calls.ts';
import type { World } from './world.ts';

/** A call as Ada would make it rightly; attacks are made of it. */
export interface Row {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Whether another organization's call of the same ids must find nothing. Without ids there is nothing to find. */
  foreign: boolean;
  /** Made once as it stands before the attacks, to show that only what is wrong with them is refused. */
  works: number | false;
}

/** One row for each call there is; the test fails where one is missing. */
export function rowsOf(world: World): Record<CallName, Row> {
  const { sourceId, episodeId, renderId, fileId, turnId } = world;
  const episode = { params: { episodeId }, foreign: true };
  const list = { foreign: false, works: 200 };
  return {
    createSession: { body: { token: 'x'.repeat(43) }, foreign: false, works: 401 },
    readSession: list,
    endSession: { foreign: false, works: false },

    listSources: { ...list, query: { limit: '5', cursor: '' } },
    createSource: { body: { kind: 'text', text: 'The sea.', name: 'Sea' }, foreign: false, works: false },
    readSource: { params: { sourceId }, foreign: true, works: 200 },
    deleteSource: { params: { sourceId }, foreign: true, works: false },

    createEstimate: {
      body: { sourceIds: [sourceId], options: { targetMinutes: 3 } },
      foreign: true,
      works: 200,
    },

    listEpisodes: { ...list, query: { limit: '5', status: 'done', q: 'sea' } },
    createEpisode: {
      body: {
        sourceIds: [sourceId],
        requestId: randomUUID(),
        options: {
          format: 'deep_dive',
          targetMinutes: 3,
          language: 'en',
          cast: [{ name: 'Maya' }],
          focus: 'sea',
        },
      },
      ...{ foreign: true, works: false },
    },
    readEpisode: { ...episode, works: 200 },
    renameEpisode: { ...episode, body: { title: 'Tides' }, works: false },
    deleteEpisode: { ...episode, works: false },
    cancelEpisode: { ...episode, works: false },
    retryEpisode: { ...episode, works: false },
    createExport: { ...episode, body: { kind: 'flac' }, works: false },
    readScript: { ...episode, works: 200 },
    changeTurn: {
      params: { episodeId, turnId },
      body: { text: 'The tide comes.', revision: 2 },
      ...{ foreign: true, works: false },
    },
    undoScript: { ...episode, works: false },
    readTimeline: { ...episode, works: 200 },
    // The sources are not read yet, so there is no passage; the attacks get no further either way.
    readPassage: { params: { episodeId, sentenceId: 'x1' }, foreign: true, works: 404 },
    readFile: { params: { episodeId, fileId }, query: { download: '1' }, foreign: true, works: 200 },
    readLivePlaylist: { params: { episodeId, renderId }, foreign: true, works: 200 },
    readLiveSegment: { params: { episodeId, renderId, segment: '0.mp3' }, foreign: true, works: 200 },

    listVoices: { ...list, query: { language: 'en' } },
    readVoicePreview: { params: { voiceId: 'no-such-voice' }, foreign: false, works: 422 },

    listDeadJobs: list,
    retryDeadJob: { params: { jobId: randomUUID() }, foreign: true, works: 404 },
  };
}
