import type { Log } from '../log/open-log.ts';
import { freeBytes, type WatchedFolder } from './free-space.ts';
import { isShortage, storageFull } from './shortage.ts';

/** Where there is no room: a folder's disk, or a store or database that said so itself. */
export type ShortPart = WatchedFolder['part'] | 'store';

export interface Shortage {
  part: ShortPart;
  since: Date;
}

/** Knows whether this process has room to write. Work that needs room waits while there is a shortage. */
export interface SpaceWatch {
  readonly shortage: Shortage | undefined;
  /** A write failed: pauses at once where that was for want of room. @returns whether it was */
  report(error: unknown): boolean;
  /**
   * Refuses what would not fit, before its first byte is taken.
   *
   * @param bytes that are about to be written; 0: any
   * @throws AppError storage_full
   */
  refuseUnlessRoom(bytes: number): Promise<void>;
  /** Looks now rather than at the next round. */
  look(): Promise<void>;
  /** Called when a shortage begins and when it ends, one after the other. */
  onChange(call: (shortage: Shortage | undefined) => Promise<void>): void;
  close(): Promise<void>;
}

export interface SpaceOptions {
  folders: readonly WatchedFolder[];
  /** Work pauses when fewer bytes than these are free: the database and the log need some, too. */
  reserveBytes: number;
  log: Log;
}

const LOOK_EVERY_MS = 2000;
/** Work goes on when so much more than the reserve is free, so that it does not pause again at once. */
const ROOM_TO_GO_ON = 1.5;
/** After a write that failed although the disk has room by its own account (a quota, a bucket). */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A shortage so long after the last one is a new one. */
const FORGIVE_AFTER_MS = 30 * 60_000;

/** Watches the disks of some folders. Looks at them every two seconds, which costs a call of the system each. */
export function openSpaceWatch(options: SpaceOptions): SpaceWatch {
  return new Watch(options);
}

class Watch implements SpaceWatch {
  readonly #options: SpaceOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #calls: ((shortage: Shortage | undefined) => Promise<void>)[] = [];
  #shortage: Shortage | undefined;
  /** Of the last write that failed. */
  #reported = { atMs: Number.NEGATIVE_INFINITY, free: Number.POSITIVE_INFINITY, waitMs: 0 };
  #telling: Promise<void> = Promise.resolve();
  #looking: Promise<void> | undefined;
  #free = Number.POSITIVE_INFINITY;

  constructor(options: SpaceOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  get shortage(): Shortage | undefined {
    return this.#shortage;
  }

  report(error: unknown): boolean {
    if (!isShortage(error)) return false;
    const now = performance.now();
    const last = this.#reported;
    const again = now - last.atMs < FORGIVE_AFTER_MS;
    const waitMs = again ? Math.min(LONGEST_WAIT_MS, last.waitMs * 2) : FIRST_WAIT_MS;
    this.#reported = { atMs: now, free: this.#free, waitMs };
    this.#options.log.warn({ err: error }, 'There is no room left to write; work that needs some waits.');
    this.#set('store');
    // Which disk it was is found by looking.
    void this.look();
    return true;
  }

  async refuseUnlessRoom(bytes: number): Promise<void> {
    await this.look();
    if (this.#shortage || this.#free - bytes < this.#options.reserveBytes) throw storageFull();
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  onChange(call: (shortage: Shortage | undefined) => Promise<void>): void {
    this.#calls.push(call);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#telling;
  }

  async #look(): Promise<void> {
    const { folders, reserveBytes } = this.#options;
    const found = await Promise.all(
      folders.map(async ({ part, path }) => ({ part, free: await freeBytes(path) })),
    );
    const least = found.reduce((a, b) => (b.free < a.free ? b : a));
    this.#free = least.free;
    if (least.free < reserveBytes) this.#set(least.part);
    else if (this.#shortage && this.#mayGoOn(least.free)) this.#end();
  }

  /** Free space tells only where the disk is what was full: else time must pass, or much be freed. */
  #mayGoOn(free: number): boolean {
    const { reserveBytes } = this.#options;
    const waited = performance.now() - this.#reported.atMs >= this.#reported.waitMs;
    const grown = free - this.#reported.free > Math.max(reserveBytes / 2, 1);
    return free >= reserveBytes * ROOM_TO_GO_ON && (waited || grown);
  }

  #set(part: ShortPart): void {
    const was = this.#shortage;
    if (was && (was.part !== 'store' || part === 'store')) return;
    this.#shortage = { part, since: was?.since ?? new Date() };
    this.#options.log.error({ part }, 'Work is paused: there is hardly any room left to write.');
    this.#tell(this.#shortage);
  }

  #end(): void {
    this.#shortage = undefined;
    this.#options.log.warn('There is room to write again; work goes on.');
    this.#tell(undefined);
  }

  #tell(shortage: Shortage | undefined): void {
    for (const call of this.#calls)
      this.#telling = this.#telling
        .then(() => call(shortage))
        .catch((error) => this.#options.log.warn({ err: error }, 'A shortage of room could not be told.'));
  }
}
