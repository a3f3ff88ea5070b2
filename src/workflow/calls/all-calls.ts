import type { CallName } from '../../kernel/contracts/calls.ts';
import { readPasswordRange, readSignInOptions, setCredentials } from './account-credentials.ts';
import { createApproval, decideApproval, listApprovals } from './approvals.ts';
import { exportAudit, listAudit } from './audit.ts';
import type { Call, ServedFile, ServedText } from './call.ts';
import { createEpisode } from './create-episode.ts';
import { listDeadJobs, retryDeadJob } from './dead-jobs.ts';
import { logDemoActivity, validateDemoCredentials } from './demo.ts';
import { listDiscover, readDiscoverAudio } from './discover.ts';
import { cancelEpisode, deleteEpisode, readEpisode, renameEpisode, retryEpisode } from './episodes.ts';
import { createEstimate } from './estimates.ts';
import { createExport } from './exports.ts';
import { readFile, readLivePlaylist, readLiveSegment } from './files.ts';
import { listEpisodes } from './list-episodes.ts';
import {
  createNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts';
import {
  createOrganization,
  readOrganization,
  transferOrganization,
  updateOrganization,
} from './organizations.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';
import { readPassage } from './passages.ts';
import {
  changePerson,
  listOrganizations,
  listPeople,
  readPlatformJobs,
  retryPlatformJob,
} from './platform.ts';
import { deleteAccount, exportAccount } from './privacy.ts';
import { readProfile, readSubscription, requestPlan, updateProfile } from './profiles.ts';
import { publishEpisode, unpublishEpisode } from './publications.ts';
import { changeTurn, readScript, undoScript } from './scripts.ts';
import { search } from './search.ts';
import { createAccessToken, endOtherSession, endOtherSessions, listSessions } from './sessions.ts';
import { createSource, deleteSource, listSources, readSource } from './sources.ts';
import { listStorage } from './storage.ts';
import { readSummary } from './summaries.ts';
import {
  acceptInvitation,
  changeMember,
  createInvitation,
  deleteInvitation,
  listTeam,
  readInvitation,
  removeMember,
} from './team.ts';
import { readTimeline } from './timelines.ts';
import { listVoices, readVoicePreview } from './voices.ts';

/** Calls about the session itself are the door's own. */
export type ServiceCallName = Exclude<
  CallName,
  'createSession' | 'readSession' | 'endSession' | 'readEvents'
>;

type Served<N extends CallName> = (...given: [...Parameters<Call<N>>]) => Promise<ServedFile | ServedText>;
export type ServingCallName =
  | 'readFile'
  | 'readLivePlaylist'
  | 'readLiveSegment'
  | 'readVoicePreview'
  | 'readPasswordRange'
  | 'exportAccount'
  | 'exportAudit'
  | 'readDiscoverAudio';

type CallsByName = { [N in ServiceCallName]: N extends ServingCallName ? Served<N> : Call<N> };

/** What each call of the contracts does, by its name. */
export const ALL_CALLS: CallsByName = {
  listSources,
  createSource,
  readSource,
  deleteSource,
  createEstimate,
  listVoices,
  readVoicePreview,
  listEpisodes,
  createEpisode,
  readEpisode,
  renameEpisode,
  deleteEpisode,
  cancelEpisode,
  retryEpisode,
  createExport,
  readScript,
  changeTurn,
  undoScript,
  readTimeline,
  readPassage,
  readFile,
  readLivePlaylist,
  readLiveSegment,
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  createNotification,
  search,
  readSummary,
  listDiscover,
  readDiscoverAudio,
  publishEpisode,
  unpublishEpisode,
  listApprovals,
  createApproval,
  decideApproval,
  listDeadJobs,
  retryDeadJob,
  createAccessToken,
  listSessions,
  endOtherSession,
  endOtherSessions,
  readSignInOptions,
  readPasswordRange,
  setCredentials,
  listAudit,
  exportAudit,
  listOutbox,
  readOutboxMail,
  listStorage,
  validateDemoCredentials,
  logDemoActivity,
  readProfile,
  updateProfile,
  readSubscription,
  requestPlan,
  createOrganization,
  readOrganization,
  updateOrganization,
  transferOrganization,
  listTeam,
  changeMember,
  removeMember,
  createInvitation,
  deleteInvitation,
  readInvitation,
  acceptInvitation,
  listPeople,
  changePerson,
  listOrganizations,
  readPlatformJobs,
  retryPlatformJob,
  exportAccount,
  deleteAccount,
};
