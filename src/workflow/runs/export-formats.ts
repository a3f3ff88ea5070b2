import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Selectable } from 'kysely';
import type { ExportKind } from '../../kernel/rules/episode-files.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { holdCache } from '../../platform/cache/hold-cache.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { drawCover } from '../../publish/cover/draw-cover.ts';
import { episodePaths } from '../pipeline/episode-paths.ts';
import { exportSound } from '../pipeline/master-and-publish.ts';
import { ProgressClock } from '../pipeline/progress-clock.ts';
import { speakAndMix } from '../pipeline/speak-and-mix.ts';
import { withinStage } from '../pipeline/stage-limits.ts';
import { STAGES } from '../pipeline/stages.ts';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';
import { replaceDamagedFiles } from '../store/publications.ts';
import { findScript } from '../store/scripts.ts';
import { changeFinished, finishedEpisode } from './finished-episode.ts';
import { fileRow, storeFiles } from './keep-finished.ts';
import { musicOf } from './make-all.ts';
import { organizationLexicon } from './organization-lexicon.ts';
import { planApart } from './plan-apart.ts';
import { slugOf } from './slug.ts';
import { tellFormatsReady } from './tell-owner.ts';

type Row = Selectable<Tables['episodes']>;

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
    await changeFinished(service, row, async (trx, now) => {
      const wanted = files.filter(({ kind }) => now.exporting.includes(kind as ExportKind));
      for (const file of wanted) await ownBlob(trx, file.key, file);
      if (wanted.length > 0) {
        await trx
          .insertInto('episode_files')
          .values(wanted.map((file) => fileRow(row, file)))
          .execute();
        await replaceDamagedFiles(trx, row);
        await tellFormatsReady(
          service,
          trx,
          row,
          wanted.map(({ kind }) => kind),
        );
      }
      return { exporting: now.exporting.filter((kind) => !row.exporting.includes(kind)), notes: now.notes };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function renderFormats(service: Service, row: Row, folder: string, signal: AbortSignal) {
  const { config } = service;
  const cache = await holdCache(config.cacheDir, config.cacheLimitBytes);
  try {
    return await renderUsing(service, row, folder, signal);
  } finally {
    await cache.end();
  }
}

async function renderUsing(service: Service, row: Row, folder: string, signal: AbortSignal) {
  const { config } = service;
  const { script } = await findScript(service.database.db, row);
  const clock = new ProgressClock(STAGES, () => {});
  const { cacheDir, workers } = config;
  const pronunciations = await organizationLexicon(config);
  const music = musicOf({ episode: row });
  const minutes = script.options.targetMinutes;
  const place = { cacheDir, workers, setup: config, pronunciations, stereo: true, music };
  const { mix } = await withinStage('speak', minutes, signal, (within) => {
    const planTurns = planApart(script, { pronunciations, config, signal: within });
    return speakAndMix(script, { ...place, planTurns }, clock, within);
  });
  const named = row.title_given ? { ...script, title: row.title } : script;
  const kinds = Object.fromEntries(row.exporting.map((kind) => [kind === 'stem' ? 'stems' : kind, true]));
  const paths = episodePaths(path.join(folder, slugOf(named.title)), kinds);
  const sound = { music };
  const cover = await drawCover(named);
  const request = { script: named, mix, paths, sound, cacheDir, clock };
  const exported = await withinStage(
    'master',
    minutes * Math.max(1, row.exporting.length),
    signal,
    (within) => exportSound({ ...request, signal: within }, cover),
  );
  return exported.files;
}
