import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { cutSound } from '../../audio/clips/cut-sound.ts';
import { CLIP_FILES } from '../../audio/codec/clip-job.ts';
import { findVideoCodec } from '../../audio/codec/find-video-codec.ts';
import { AppError } from '../../kernel/errors.ts';
import { CLIP_FRAME_RATE } from '../../kernel/rules/clips/shapes.ts';
import { disownBlob, ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import type { Stretch } from '../../publish/clips/clip-words.ts';
import { fixedWords } from '../../publish/fixed-words.ts';
import { inScratch } from '../scratch.ts';
import type { Service } from '../service.ts';
import { findStretch } from '../store/clip-stretch.ts';
import { extensionOf, notifyClip } from '../store/clips.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { toFault } from '../store/fault.ts';
import { findScript } from '../store/scripts.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import { type ClipRun, claimClip } from './clip-run.ts';
import { fetchFiles, missing } from './clip-sources.ts';
import { signInPlace } from './sign-files.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  png: 'image/png',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
};

/** Threads of an encoder: more gain little, and other work wants cores as well. */
const MOST_THREADS = 4;

/**
 * Makes a clip of the episode as it is now and puts its file in the place of the one before. A try that
 * was killed leaves nothing: the next one begins anew, and is done in seconds.
 *
 * @throws AppError conflict, input_invalid where the stretch is gone, codec_missing, audio_failed,
 * file_damaged, storage_failed, cancelled
 */
export async function makeClip(service: Service, clipId: string, signal: AbortSignal): Promise<void> {
  const run = await claimClip(service, clipId, signal);
  if (!run) return;
  try {
    const episode = await service.database.db
      .selectFrom('episodes')
      .selectAll()
      .where('id', '=', run.clip.episode_id)
      .executeTakeFirst();
    if (!episode) return;
    const { first_turn_id, last_turn_id } = run.clip;
    const stretch = findStretch(episode, { firstTurnId: first_turn_id, lastTurnId: last_turn_id });
    await inScratch(service, 'clip', async (folder) => {
      const file = await MAKERS[run.clip.kind](service, { run, episode, stretch, folder });
      await sign(service, { run, episode, file });
      await keep(service, { run, episode, stretch, file });
    });
  } catch (error) {
    // Whoever stopped it has said so in the row.
    if (!run.lost) throw error;
  } finally {
    await run.end();
  }
}

/**
 * Ends a clip that cannot be made, and says why.
 *
 * @param before only where it was asked for before then; absent: whenever
 */
export async function failClip(
  service: Service,
  clipId: string,
  error: unknown,
  before?: Date,
): Promise<void> {
  await service.database.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('clips')
      .set({ status: 'failed', run_id: null, error: toFault(error), updated_at: sql<Date>`now()` })
      .where('id', '=', clipId)
      .where('status', 'in', ['queued', 'running'])
      .$if(before !== undefined, (query) => query.where('updated_at', '<=', before!))
      .returningAll()
      .executeTakeFirst();
    if (row) await notifyClip(service, trx, row);
  });
}

interface Work {
  run: ClipRun;
  episode: EpisodeRow;
  stretch: Stretch;
  folder: string;
}

/** Each makes a file in the folder. @returns its path */
const MAKERS: Readonly<Record<ClipRun['clip']['kind'], (service: Service, work: Work) => Promise<string>>> = {
  video: makeVideo,
  sound: makeSound,
  card: makeCard,
};

async function makeVideo(service: Service, { run, episode, stretch, folder }: Work): Promise<string> {
  const codec = await findVideoCodec();
  const inFolder = (name: string) => path.join(folder, name);
  const files = await fetchFiles(service, episode, ['mp3', 'transcript_json', 'peaks', 'cover'], folder);
  if (!files.mp3) throw missing('sound');
  const durationMs = await cutSound(
    { from: files.mp3, startMs: stretch.startMs, endMs: stretch.endMs, to: inFolder(CLIP_FILES.sound) },
    run.signal,
  );
  const frames = Math.round((durationMs / 1000) * CLIP_FRAME_RATE);
  run.report(0, frames);
  const parts = {
    frame: inFolder(CLIP_FILES.frame),
    captions: inFolder(CLIP_FILES.captions),
    fonts: inFolder(CLIP_FILES.fonts),
  };
  await drawn(run, files, { stretch, to: { parts } });
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const job = { folder, frames, frameRate: CLIP_FRAME_RATE, durationMs, threads };
  await codec.encodeVideo(job, (done) => run.report(Math.min(done, frames), frames), run.signal);
  return inFolder(CLIP_FILES.video);
}

async function makeSound(service: Service, { run, episode, stretch, folder }: Work): Promise<string> {
  const codec = await findVideoCodec();
  const { mp3 } = await fetchFiles(service, episode, ['mp3'], folder);
  if (!mp3) throw missing('sound');
  const wav = path.join(folder, CLIP_FILES.sound);
  await cutSound({ from: mp3, startMs: stretch.startMs, endMs: stretch.endMs, to: wav }, run.signal);
  const { script } = await findScript(service.database.db, episode);
  const format = run.clip.look.sound;
  const outputPath = path.join(folder, `clip.${format}`);
  const { notice: comment } = fixedWords(script.language);
  await codec.encodeClipSound(
    { inputPath: wav, outputPath, format, title: run.clip.title, comment },
    run.signal,
  );
  return outputPath;
}

async function makeCard(service: Service, { run, episode, stretch, folder }: Work): Promise<string> {
  const files = await fetchFiles(service, episode, ['transcript_json', 'peaks', 'cover'], folder);
  const card = path.join(folder, 'card.png');
  await drawn(run, files, { stretch, to: { card } });
  return card;
}

/** Last of all: a card is a picture of words, and says by its notice what it is of. */
async function sign(
  service: Service,
  { run, episode, file }: Pick<Work, 'run' | 'episode'> & { file: string },
): Promise<void> {
  const { kind, look, title } = run.clip;
  if (kind === 'card') return;
  const { script } = await findScript(service.database.db, episode);
  await signInPlace(service, file, kind === 'video' ? 'video' : look.sound, {
    organizationId: episode.organization_id,
    script,
    title,
    signal: run.signal,
  });
}

async function drawn(
  { clip, signal }: ClipRun,
  files: Partial<Record<'transcript_json' | 'peaks' | 'cover', string>>,
  {
    stretch,
    to,
  }: { stretch: Stretch; to: { card?: string; parts?: { frame: string; captions: string; fonts: string } } },
): Promise<void> {
  const { transcript_json: transcript, peaks, cover } = files;
  if (!transcript || !peaks) throw missing('transcript');
  const { title, look } = clip;
  const ask = { sources: { transcript, peaks, cover }, stretch, title, look, to };
  const isThere = await runTextTask('clip_pictures', ask, { signal });
  if (!isThere) throw new AppError('input_invalid', 'These lines are not in the episode any more.');
}

/** The file takes its place in the transaction that says that the clip is done. */
async function keep(
  service: Service,
  { run, episode, stretch, file }: Omit<Work, 'folder'> & { file: string },
): Promise<void> {
  const { clip } = run;
  const extension = extensionOf(clip);
  const mediaType = MEDIA_TYPES[extension] ?? 'application/octet-stream';
  const blob = await storeBlob(service, {
    key: `episodes/${episode.id}/clips/${clip.id}/${run.id}.${extension}`,
    organizationId: clip.organization_id,
    mediaType,
    content: { path: file },
  });
  await run.end();
  await run.commit(async (trx) => {
    await ownBlob(trx, blob.key, blob);
    if (clip.blob_key) await disownBlob(trx, clip.blob_key);
    await trx
      .updateTable('clips')
      .set({
        status: 'done',
        run_id: null,
        error: null,
        start_ms: stretch.startMs,
        end_ms: stretch.endMs,
        render_id: episode.render_id as string,
        done_frames: sql<number>`total_frames`,
        blob_key: blob.key,
        media_type: mediaType,
        bytes: blob.bytes,
        finished_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', clip.id)
      .execute();
    await notifyClip(service, trx, clip);
  });
}
