import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type InstallStatus, OPEN_INSTALLS } from '../../kernel/rules/model-installs.ts';
import type { InstallStep } from '../../speech/model-install/install-model.ts';
import type { Service } from '../service.ts';
import { type ModelInstallRow, notifyInstall } from '../store/model-installs.ts';

/** How far it is, is written so often; the same question finds out that it was cancelled. */
const WRITE_EVERY_MS = 1000;

const STATUS_OF_STEP: Record<InstallStep, InstallStatus> = {
  fetch: 'fetching',
  unpack: 'unpacking',
  try: 'trying',
};

/**
 * One try at installing a model. Its id stands in the row: a try that was overtaken, or whose install was
 * cancelled, finds another there, leaves and writes nothing more.
 */
export class InstallRun {
  readonly id = randomUUID();
  readonly installId: string;
  readonly #service: Service;
  readonly #stop = new AbortController();
  readonly #outer: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #now: { status: InstallStatus; done: number; total: number | null } | undefined;

  constructor(service: Service, installId: string, outer: AbortSignal) {
    this.#service = service;
    this.installId = installId;
    this.#outer = outer;
  }

  /** Fires when it must leave: cancelled, overtaken, or its process is stopping. */
  get signal(): AbortSignal {
    return AbortSignal.any([this.#stop.signal, this.#outer]);
  }

  /** Takes the install. @returns its row; undefined when it is over, or nothing came of its upload yet */
  async claim(): Promise<ModelInstallRow | undefined> {
    const row = await this.#service.database.db
      .updateTable('model_installs')
      .set({ run_id: this.id, updated_at: sql<Date>`now()` })
      .where('id', '=', this.installId)
      .where('status', 'in', OPEN_INSTALLS)
      .where('status', '<>', 'receiving')
      .returningAll()
      .executeTakeFirst();
    if (row) this.#timer = setInterval(() => this.#write(), WRITE_EVERY_MS);
    return row;
  }

  /** Bytes of fetching; the other steps only begin. */
  report(step: InstallStep, done = 0, total?: number): void {
    const status = STATUS_OF_STEP[step];
    const isNewStep = this.#now?.status !== status;
    const before = this.#now;
    this.#now =
      step === 'fetch'
        ? { status, done, total: total ?? null }
        : { status, done: before?.total ?? before?.done ?? 0, total: before?.total ?? null };
    if (isNewStep) this.#write();
  }

  /** Ends reporting; call it whatever happened. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #write(): void {
    // Of no weight when it fails: the next one says it again.
    this.#writing = this.#writing.then(() => this.#writeNow()).catch(() => undefined);
  }

  async #writeNow(): Promise<void> {
    const now = this.#now;
    await this.#service.database.db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('model_installs')
        .set({ updated_at: sql<Date>`now()` })
        .$if(now !== undefined, (query) =>
          query.set({ status: now!.status, done_bytes: now!.done, total_bytes: now!.total }),
        )
        .where('id', '=', this.installId)
        .where('run_id', '=', this.id)
        .returning(['id', 'organization_id'])
        .executeTakeFirst();
      if (!row) return this.#stop.abort();
      await notifyInstall(this.#service, trx, row, 'model.progress');
    });
  }
}
