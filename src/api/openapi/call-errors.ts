import type { Contract } from '../../kernel/contracts/api/api.ts';
import { CALLS, type CallName } from '../../kernel/contracts/calls.ts';
import { ERROR_CODES, type ErrorCode } from '../../kernel/errors.ts';

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
};

/** The codes of errors that a call may answer with, by their status. */
export function errorsOf(
  name: CallName,
  { access, params, query, body }: Contract,
): Map<number, ErrorCode[]> {
  const codes: ErrorCode[] = [
    ...((params ?? query ?? body) ? (['input_invalid'] as const) : []),
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(access === 'admin' || CALLS[name].method !== 'GET' ? (['not_allowed'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? (['too_large', 'media_type_unsupported'] as const) : []),
    ...(OF_ITS_OWN[name] ?? []),
    ...(['too_many_requests', 'internal', 'shutting_down', 'database_unreachable'] as const),
  ];
  return Map.groupBy(new Set(codes), (code) => ERROR_CODES[code].status as number);
}
