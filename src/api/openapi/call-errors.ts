import type { Contract } from '../../kernel/contracts/api/api.ts';
import { CALLS, type CallName } from '../../kernel/contracts/calls.ts';
import { ERROR_CODES, type ErrorCode } from '../../kernel/errors.ts';
import { standingOf } from '../route-of.ts';

/** What a call may answer besides the errors that every call of its kind has. */
const OF_ITS_OWN: Partial<Record<CallName, ErrorCode[]>> = {
  createSession: ['sign_in_link_invalid'],
  createEstimate: ['not_found', 'voice_unknown', 'voice_language_mismatch', 'writer_not_configured'],
  createEpisode: [
    'not_found',
    'conflict',
    'voice_unknown',
    'voice_language_mismatch',
    'writer_not_configured',
  ],
  cancelEpisode: ['conflict'],
  retryEpisode: ['conflict'],
  createExport: ['conflict'],
  changeTurn: ['conflict'],
  undoScript: ['conflict'],
  readVoicePreview: ['voice_unknown', 'speech_failed', 'storage_failed'],
  readFile: ['storage_failed'],
  readLiveSegment: ['storage_failed'],
  createSource: ['storage_failed'],
  setCredentials: ['password_too_weak', 'password_breached', 'reauthentication_required', 'conflict'],
  exportAccount: ['reauthentication_required'],
  deleteAccount: ['credentials_wrong', 'reauthentication_required', 'last_owner'],
  changePerson: ['conflict'],
  createInvitation: ['conflict'],
  readInvitation: ['invitation_invalid'],
  acceptInvitation: ['invitation_invalid'],
  changeMember: ['last_owner'],
  removeMember: ['last_owner'],
  transferOrganization: ['not_found', 'conflict'],
  updateProfile: ['not_found'],
  markNotificationRead: ['not_found'],
  createNotification: ['not_found'],
  logDemoActivity: ['not_found'],
  publishEpisode: ['conflict'],
  createApproval: ['not_found', 'conflict'],
  decideApproval: ['conflict'],
};

/** The codes of errors that a call may answer with, by their status. */
export function errorsOf(
  name: CallName,
  { access, gate, params, query, body }: Contract,
): Map<number, ErrorCode[]> {
  const codes: ErrorCode[] = [
    ...((params ?? query ?? body) ? (['input_invalid'] as const) : []),
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(administers(access) || CALLS[name].method !== 'GET' ? (['not_allowed'] as const) : []),
    ...(standingOf(name) === 'nobody' ? [] : (['password_change_required', 'two_factor_required'] as const)),
    ...(gate ? (['subscription_required'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? (['too_large', 'media_type_unsupported'] as const) : []),
    ...(OF_ITS_OWN[name] ?? []),
    'too_many_requests',
    'internal',
    'shutting_down',
    'database_unreachable',
  ];
  return statusesOf(codes);
}

function administers(access: Contract['access']): boolean {
  return access === 'admin' || access === 'owner' || access === 'platform';
}

export function statusesOf(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(new Set(codes), (code) => ERROR_CODES[code].status as number);
}
