import path from 'node:path';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findInstalledBy, installModel } from '../../speech/model-install/install-model.ts';
import { type ModelPlan, planModel } from '../../speech/model-install/plan-model.ts';
import { inScratch } from '../scratch.ts';
import type { Service } from '../service.ts';
import { endInstall, type ModelInstallRow } from '../store/model-installs.ts';
import { InstallRun } from './install-run.ts';

/**
 * Puts a model in its place, from wherever the try before left it: what was fetched is gone on from, and
 * a model that is there already was put there by a try that ended before it could say so.
 *
 * @throws AppError model_*, output_not_writable, usage when there is one of its name, storage_failed,
 * cancelled
 */
export async function runInstall(service: Service, installId: string, signal: AbortSignal): Promise<void> {
  const run = new InstallRun(service, installId, signal);
  const row = await run.claim();
  if (!row) return;
  try {
    const { modelsDir } = service.config;
    const modelId = findInstalledBy(modelsDir, installId) ?? (await bring(service, row, run));
    await run.end();
    await service.database.db.transaction().execute(async (trx) => {
      const ended = await endInstall(service, trx, installId, { status: 'done', model_id: modelId }, run.id);
      if (ended) await writeOutcome(trx, ended, { model: modelId });
    });
  } finally {
    await run.end();
  }
}

/** Ends an install that cannot be done, and says why. */
export async function failInstall(service: Service, installId: string, error: AppError): Promise<void> {
  await service.database.db.transaction().execute(async (trx) => {
    const ended = await endInstall(service, trx, installId, { status: 'failed', error: error.toJSON() });
    if (ended) await writeOutcome(trx, ended, { code: error.code });
  });
}

async function bring(service: Service, row: ModelInstallRow, run: InstallRun): Promise<string> {
  if (row.kind === 'catalogue') return install(service, await planFetching(service, row, run.signal), run);
  return inScratch(service, 'model', async (folder) => {
    const file = path.join(folder, path.basename(row.name));
    await service.blobs.fetch(row.blob_key as string, file);
    return install(service, await planModel(file), run);
  });
}

async function install({ config }: Service, plan: ModelPlan, run: InstallRun): Promise<string> {
  const added = await installModel(plan, {
    modelsDir: config.modelsDir,
    signal: run.signal,
    installId: run.installId,
    onStep: (step, done, total) => run.report(step, done, total),
  });
  return added.id;
}

async function planFetching({ config }: Service, { name }: ModelInstallRow, signal: AbortSignal) {
  const plan = await planModel(name, { signal, release: config.modelsUrl });
  if (!plan.isReachable)
    throw new AppError(
      'model_download_failed',
      `${new URL(plan.source).host} does not answer this server. Fetch the archive ${path.posix.basename(plan.source)} where there is a network, and upload it here.`,
    );
  return plan;
}

function writeOutcome(
  trx: Queries,
  { status, name, requested_by }: ModelInstallRow,
  details: Record<string, unknown>,
): Promise<void> {
  return writeAudit(trx, {
    action: status === 'done' ? 'model.installed' : 'model.install_failed',
    resource: `model:${name}`,
    category: 'platform',
    result: status === 'done' ? 'success' : 'failure',
    userId: requested_by ?? undefined,
    details,
  });
}
