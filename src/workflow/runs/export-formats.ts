import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Selectable, Transaction } from 'kysely';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { drawCover } from '../../publish/cover/draw-cover.ts';
import { episodePaths } from '../episode-paths.ts';
import { exportSound } from '../master-and-publish.ts';
import { ProgressClock } from '../progress-clock.ts';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';
import { speakAndMix } from '../speak-and-mix.ts';
import { STAGES } from '../stages.ts';
import { sayEpisodeChanged } from '../store/episodes.ts';
import { faultOf } from '../store/fault.ts';
import { findScript } from '../store/scripts.ts';
import type { ExportKind, WorkflowTables } from '../store/tables.ts';
import { fileRow, storeFiles } from './keep-finished.ts';
import { musicOf } from './make-all.ts';
import { organizationLexicon } from './organization-lexicon.ts';
import { slugOf } from './slug.ts';

type Row = Selectable<WorkflowTables['episodes']>;

const BITRATE_KBPS = 192;

/**
 * Makes the formats that the row asks for, of takes and reels that lie in the cache as a rule, and adds
 * them to the episode's files. Another rendering meanwhile makes them worthless: they are dropped.
 */
export async function exportFormats(service: Service, episodeId: string, signal: AbortSignal): Promise<void> {
  const row = await finishedEpisode(service, episodeId);
  if (!row || row.exporting.length === 0) return;
  const folder = await mkdtemp(path.join(await scratchFolder(service.config), 'export-'));
  try {
    const made = await renderFormats(service, row, folder, signal);
    const files = await storeFiles(service, row, `export-${crypto.randomUUID()}`, made);
    await change(service, row, async (trx, now) => {
      const wanted = files.filter(({ kind }) => now.exporting.includes(kind as ExportKind));
      for (const file of wanted) await ownBlob(trx, file.key, file);
      if (wanted.length > 0)
        await trx
          .insertInto('episode_files')
          .values(wanted.map((file) => fileRow(row, file)))
          .execute();
      return { exporting: now.exporting.filter((kind) => !row.exporting.includes(kind)), notes: now.notes };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function renderFormats(service: Service, row: Row, folder: string, signal: AbortSignal) {
  const { config } = service;
  const { script } = await findScript(service.database.as(), row);
  const clock = new ProgressClock(STAGES, () => {});
  const { cacheDir, workers } = config;
  const pronunciations = await organizationLexicon(config);
  const music = musicOf({ episode: row });
  const place = { cacheDir, workers, setup: config, pronunciations, stereo: true, music };
  const { mix } = await speakAndMix(script, place, clock, signal);
  const named = row.title_given ? { ...script, title: row.title } : script;
  const kinds = Object.fromEntries(row.exporting.map((kind) => [kind === 'stem' ? 'stems' : kind, true]));
  const paths = episodePaths(path.join(folder, slugOf(named.title)), kinds);
  const sound = { bitrateKbps: BITRATE_KBPS, music } as const;
  const request = { script: named, mix, paths, sound, cacheDir, clock, signal };
  return (await exportSound(request, await drawCover(named))).files;
}

/** Lets go of formats that cannot be made, and says so in the episode's notes. */
export async function giveUpFormats(service: Service, episodeId: string, error: unknown): Promise<void> {
  const row = await finishedEpisode(service, episodeId);
  if (!row) return;
  const note = `Other formats (${row.exporting.join(', ')}) could not be made: ${faultOf(error).message}`;
  await change(service, row, async (_trx, now) => ({ exporting: [], notes: [...now.notes, note] }));
}

function finishedEpisode({ database }: Service, id: string): Promise<Row | undefined> {
  const db = database.as<WorkflowTables>();
  return db
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'done')
    .executeTakeFirst();
}

/** Changes the row if its rendering is still the one that was worked on. */
async function change(
  service: Service,
  row: Row,
  work: (trx: Transaction<WorkflowTables>, now: Row) => Promise<Pick<Row, 'exporting' | 'notes'>>,
): Promise<void> {
  const db = service.database.as<WorkflowTables>();
  await db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('episodes')
      .selectAll()
      .where('id', '=', row.id)
      .where('render_id', '=', row.render_id)
      .where('status', '=', 'done')
      .forUpdate()
      .executeTakeFirst();
    if (!now) return;
    const { exporting, notes } = await work(trx, now);
    const set = { exporting: JSON.stringify(exporting), notes: JSON.stringify(notes) };
    await trx.updateTable('episodes').set(set).where('id', '=', row.id).execute();
    await sayEpisodeChanged(service, trx, row);
  });
}
