/**
 * Every call of the HTTP door: method and path, with `:name` for what stands in the path. Plain data
 * without schemas, so that the browser can have it without carrying them; what goes in and comes out
 * stands beside each name in `api/`.
 */
export const CALLS = {
  createSession: { method: 'POST', path: '/api/v1/session' },
  readSession: { method: 'GET', path: '/api/v1/session' },
  endSession: { method: 'DELETE', path: '/api/v1/session' },

  listSources: { method: 'GET', path: '/api/v1/sources' },
  createSource: { method: 'POST', path: '/api/v1/sources' },
  readSource: { method: 'GET', path: '/api/v1/sources/:sourceId' },
  deleteSource: { method: 'DELETE', path: '/api/v1/sources/:sourceId' },

  createEstimate: { method: 'POST', path: '/api/v1/estimates' },

  listEpisodes: { method: 'GET', path: '/api/v1/episodes' },
  createEpisode: { method: 'POST', path: '/api/v1/episodes' },
  readEpisode: { method: 'GET', path: '/api/v1/episodes/:episodeId' },
  renameEpisode: { method: 'PATCH', path: '/api/v1/episodes/:episodeId' },
  deleteEpisode: { method: 'DELETE', path: '/api/v1/episodes/:episodeId' },
  cancelEpisode: { method: 'POST', path: '/api/v1/episodes/:episodeId/cancel' },
  retryEpisode: { method: 'POST', path: '/api/v1/episodes/:episodeId/retry' },
  createExport: { method: 'POST', path: '/api/v1/episodes/:episodeId/exports' },
  readScript: { method: 'GET', path: '/api/v1/episodes/:episodeId/script' },
  changeTurn: { method: 'PATCH', path: '/api/v1/episodes/:episodeId/script/turns/:turnId' },
  undoScript: { method: 'POST', path: '/api/v1/episodes/:episodeId/script/undo' },
  readTimeline: { method: 'GET', path: '/api/v1/episodes/:episodeId/timeline' },
  readPassage: { method: 'GET', path: '/api/v1/episodes/:episodeId/passages/:sentenceId' },
  readFile: { method: 'GET', path: '/api/v1/episodes/:episodeId/files/:fileId' },
  readLivePlaylist: { method: 'GET', path: '/api/v1/episodes/:episodeId/live/:renderId/index.m3u8' },
  readLiveSegment: { method: 'GET', path: '/api/v1/episodes/:episodeId/live/:renderId/:segment' },

  listVoices: { method: 'GET', path: '/api/v1/voices' },
  readVoicePreview: { method: 'GET', path: '/api/v1/voices/:voiceId/preview' },

  listDeadJobs: { method: 'GET', path: '/api/v1/jobs/dead' },
  retryDeadJob: { method: 'POST', path: '/api/v1/jobs/dead/:jobId/retry' },
} as const;

export type CallName = keyof typeof CALLS;

/** Resumable uploads (tus 1.0): POST here, then PATCH to the address it gives, which ends in the source's id. */
export const UPLOADS_PATH = '/api/v1/uploads';
/** The WebSocket; `?after=ID` brings the events after that one first. */
export const REALTIME_PATH = '/api/realtime';

/** The path with its parameters filled in. */
export function callPath(name: CallName, params: Record<string, string> = {}): string {
  return CALLS[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
