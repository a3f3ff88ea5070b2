import { hashOfToken } from '../../accounts/secret-token.ts';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import { SAMPLE_HOURS } from '../../kernel/rules/samples.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { findScript } from '../store/scripts.ts';

export type SampleView = NonNullable<CallResponse<'readSample'>>;

/** A sample with its episode. */
export interface FoundSample {
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  claimedBy: string | null;
  episode: EpisodeRow;
}

/** Who asks: a browser by its cookie, or a person who has taken one over. */
export interface SampleHolder {
  token: string | undefined;
  userId: string | undefined;
}

/** The sample that somebody has, as long as its time is not over. */
export async function findSample(
  db: Queries,
  { token, userId }: SampleHolder,
): Promise<FoundSample | undefined> {
  if (token === undefined && userId === undefined) return undefined;
  const row = await db
    .selectFrom('samples')
    .selectAll()
    .where('expires_at', '>', new Date())
    .where(({ or, and, eb }) =>
      or([
        ...(token === undefined
          ? []
          : [and([eb('token_hash', '=', hashOfToken(token)), eb('claimed_by', 'is', null)])]),
        ...(userId === undefined ? [] : [eb('claimed_by', '=', userId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const episode = await db
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', row.episode_id)
    .executeTakeFirst();
  return (
    episode && {
      tokenHash: row.token_hash,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      claimedBy: row.claimed_by,
      episode,
    }
  );
}

export async function sampleView(db: Queries, sample: FoundSample): Promise<SampleView> {
  const { episode, expiresAt, createdAt, claimedBy } = sample;
  const progress = episode.progress;
  const done = episode.status === 'done';
  return compact<SampleView>({
    title: episode.title,
    status: episode.status,
    overall: done ? 1 : (progress?.overall ?? 0),
    etaSeconds: episode.status === 'running' ? progress?.etaSeconds : undefined,
    error: episode.error ?? undefined,
    durationMs: episode.duration_ms ?? undefined,
    audioUrl: done ? callPath('readSampleAudio') : undefined,
    lines: episode.revision > 0 ? await spokenLines(db, episode) : [],
    expiresAt: expiresAt.toISOString(),
    kept: expiresAt.getTime() - createdAt.getTime() > SAMPLE_HOURS * 3_600_000 + 1000,
    claimed: claimedBy !== null,
  });
}

async function spokenLines(db: Queries, episode: EpisodeRow): Promise<SampleView['lines']> {
  const { script } = await findScript(db, episode);
  const names = new Map(script.speakers.map(({ slot, name }) => [slot, name]));
  return script.turns.map(({ speaker, text }) => ({ speaker: names.get(speaker) ?? '', text }));
}
