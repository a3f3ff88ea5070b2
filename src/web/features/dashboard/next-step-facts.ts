import type { SessionView } from '../../lib/account/security.ts';
import { heardEpisodes, leftAt } from '../../lib/sound/listening.ts';
import type { EpisodeSummary, Summary } from '../../lib/workspace/workspace-queries.ts';
import type { NextStepFacts } from './next-steps.ts';
import { toTrack } from './to-track.ts';

/** Where somebody stands, from what the server and this browser know. */
export function collectNextStepFacts(summary: Summary, session: SessionView): NextStepFacts {
  const heard = heardEpisodes();
  const failed = summary.recent.find(({ status }) => status === 'failed');
  const unheard = nextUnheard(summary.recent, heard);
  return {
    role: session.role,
    personal: session.organization.personal,
    sources: summary.sources,
    episodes: summary.episodes,
    published: summary.published,
    members: summary.members,
    pendingApprovals: summary.pendingApprovals,
    running: summary.running.length,
    failed,
    unheard: unheard && { track: toTrack(unheard), begun: leftAt(unheard.id) !== undefined },
    hasPassword: session.hasPassword,
    emailVerified: session.emailVerified,
    mfaEnabled: session.user.mfaEnabled,
    twoFactorRequired: session.twoFactorRequired,
  };
}

/** One that was begun comes before one that was not. */
function nextUnheard(recent: readonly EpisodeSummary[], heard: ReadonlySet<string>) {
  const open = recent.filter(({ id, status }) => status === 'done' && !heard.has(id));
  return open.find(({ id }) => leftAt(id) !== undefined) ?? open[0];
}
