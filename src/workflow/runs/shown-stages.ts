import { compact } from '../../kernel/compact.ts';
import type { StageEvent } from '../../kernel/progress.ts';
import type { ShownProgress, StageView } from '../../kernel/stored.ts';
import type { Service } from '../service.ts';
import { NOT_BEGUN } from '../store/episodes.ts';
import type { Run } from './run.ts';

/** A person sees no more than this many changes a second, and the database need not either. */
const LEAST_MS = 250;

/** Keeps how far a run has come in its row, for pages that open later, and tells those that watch. */
export class ShownStages {
  readonly #service: Service;
  readonly #run: Run;
  readonly #startedMs = new Map<string, number>();
  #shown: ShownProgress = structuredClone(NOT_BEGUN);
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #lastMs = 0;

  constructor(service: Service, run: Run) {
    this.#service = service;
    this.#run = run;
  }

  take(event: StageEvent): void {
    const now = performance.now();
    if (event.state === 'started') this.#startedMs.set(event.stage, now);
    const { overall, etaSeconds } = event;
    this.#shown = compact({
      stages: this.#shown.stages.map((stage) =>
        stage.id === event.stage ? this.#after(stage, event, now) : stage,
      ),
      overall,
      etaSeconds: etaSeconds === undefined ? undefined : Math.round(etaSeconds * 10) / 10,
    });
    if (event.state === 'running') this.#writeSoon(now);
    else this.#write();
  }

  /** Everything said so far is in the row. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    this.#write();
    await this.#writing;
  }

  /** Stops writing; what was not said yet is left out. */
  end(): void {
    clearTimeout(this.#timer);
  }

  get now(): ShownProgress {
    return this.#shown;
  }

  #after(stage: StageView, event: StageEvent, now: number): StageView {
    const { state, fraction, message } = event;
    const started = this.#startedMs.get(event.stage) ?? now;
    const text = message ?? stage.message;
    return compact({
      id: stage.id,
      state: state === 'done' ? 'done' : 'running',
      fraction,
      message: text,
      seconds: state === 'done' ? Math.round((now - started) / 10) / 100 : undefined,
    });
  }

  #writeSoon(now: number): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.#write(), Math.max(0, this.#lastMs + LEAST_MS - now));
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastMs = performance.now();
    const shown = this.#shown;
    // In order, and without stopping the work: a run that lost its episode hears of it elsewhere.
    this.#writing = this.#writing.then(() => this.#commit(shown)).catch(() => undefined);
  }

  #commit(shown: ShownProgress): Promise<void> {
    const { id, organization_id } = this.#run.episode;
    return this.#run.commit(async (trx) => {
      await trx.updateTable('episodes').set({ progress: shown }).where('id', '=', id).execute();
      await this.#service.events.emit(trx, {
        organizationId: organization_id,
        kind: 'episode.progress',
        subjectId: id,
        data: { ...shown },
      });
    });
  }
}
