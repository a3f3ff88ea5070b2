/**
 * Every call of the HTTP door: method and path, with `:name` for what stands in the path. Plain data
 * without schemas, so that the browser can have it without carrying them; what goes in and comes out
 * stands beside each name in `api/`.
 */
export const CALLS = {
  createSession: { method: 'POST', path: '/api/v1/session' },
  readSession: { method: 'GET', path: '/api/v1/session' },
  endSession: { method: 'DELETE', path: '/api/v1/session' },
  createAccessToken: { method: 'POST', path: '/api/v1/session/token' },
  listSessions: { method: 'GET', path: '/api/v1/sessions' },
  endOtherSession: { method: 'DELETE', path: '/api/v1/sessions/:sessionId' },
  endOtherSessions: { method: 'DELETE', path: '/api/v1/sessions' },

  readSignInOptions: { method: 'GET', path: '/api/v1/sign-in-options' },
  readPasswordRange: { method: 'GET', path: '/api/v1/password-ranges/:prefix' },
  readProfile: { method: 'GET', path: '/api/v1/profile' },
  updateProfile: { method: 'PATCH', path: '/api/v1/profile' },
  readSubscription: { method: 'GET', path: '/api/v1/profile/subscription' },
  setCredentials: { method: 'POST', path: '/api/v1/account/credentials' },
  exportAccount: { method: 'GET', path: '/api/v1/account/export' },
  deleteAccount: { method: 'DELETE', path: '/api/v1/account' },
  requestPlan: { method: 'POST', path: '/api/v1/plan-requests' },

  createOrganization: { method: 'POST', path: '/api/v1/organizations' },
  readOrganization: { method: 'GET', path: '/api/v1/organization' },
  updateOrganization: { method: 'PATCH', path: '/api/v1/organization' },
  transferOrganization: { method: 'POST', path: '/api/v1/organization/owner' },
  listTeam: { method: 'GET', path: '/api/v1/team' },
  changeMember: { method: 'PATCH', path: '/api/v1/team/:userId' },
  removeMember: { method: 'DELETE', path: '/api/v1/team/:userId' },
  createInvitation: { method: 'POST', path: '/api/v1/team/invitations' },
  deleteInvitation: { method: 'DELETE', path: '/api/v1/team/invitations/:invitationId' },
  readInvitation: { method: 'POST', path: '/api/v1/invitations/read' },
  acceptInvitation: { method: 'POST', path: '/api/v1/invitations/accept' },

  listNotifications: { method: 'GET', path: '/api/v1/notifications' },
  markNotificationRead: { method: 'POST', path: '/api/rpc/mark_notification_read' },
  markAllNotificationsRead: { method: 'POST', path: '/api/rpc/mark_all_notifications_read' },
  createNotification: { method: 'POST', path: '/api/functions/create-notification' },
  validateDemoCredentials: { method: 'POST', path: '/api/rpc/validate_demo_credentials_secure' },
  logDemoActivity: { method: 'POST', path: '/api/rpc/log_demo_activity' },

  listAudit: { method: 'GET', path: '/api/v1/audit' },
  exportAudit: { method: 'GET', path: '/api/v1/audit.csv' },
  listPeople: { method: 'GET', path: '/api/v1/platform/people' },
  changePerson: { method: 'PATCH', path: '/api/v1/platform/people/:userId' },
  listOrganizations: { method: 'GET', path: '/api/v1/platform/organizations' },
  readPlatformJobs: { method: 'GET', path: '/api/v1/platform/jobs' },
  retryPlatformJob: { method: 'POST', path: '/api/v1/platform/jobs/dead/:jobId/retry' },
  listOutbox: { method: 'GET', path: '/api/v1/platform/outbox' },
  readOutboxMail: { method: 'GET', path: '/api/v1/platform/outbox/:mailId' },

  search: { method: 'GET', path: '/api/v1/search' },
  readSummary: { method: 'GET', path: '/api/v1/summary' },
  listDiscover: { method: 'GET', path: '/api/v1/discover' },
  readDiscoverAudio: { method: 'GET', path: '/api/v1/discover/:episodeId/audio' },
  publishEpisode: { method: 'PUT', path: '/api/v1/episodes/:episodeId/publication' },
  unpublishEpisode: { method: 'DELETE', path: '/api/v1/episodes/:episodeId/publication' },
  listApprovals: { method: 'GET', path: '/api/v1/approvals' },
  createApproval: { method: 'POST', path: '/api/v1/approvals' },
  decideApproval: { method: 'POST', path: '/api/v1/approvals/:approvalId/decision' },
  listStorage: { method: 'GET', path: '/api/storage/:bucket' },

  listSources: { method: 'GET', path: '/api/v1/sources' },
  createSource: { method: 'POST', path: '/api/v1/sources' },
  readSource: { method: 'GET', path: '/api/v1/sources/:sourceId' },
  deleteSource: { method: 'DELETE', path: '/api/v1/sources/:sourceId' },

  createEstimate: { method: 'POST', path: '/api/v1/estimates' },

  readEvents: { method: 'GET', path: '/api/v1/events' },

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
