import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MusicChoice } from '../../src/audio/music/music-choice.ts';
import type { Script } from '../../src/kernel/artifacts.ts';
import { script as scriptSchema } from '../../src/kernel/contracts/script.ts';
import { runMeasured } from '../process-tree.ts';
import { assembleScript } from '../subjects/long-script.ts';
import { type BenchContext, childArgs } from './context.ts';

export interface Render {
  minutes: number;
  /** Of the show. */
  seconds: number;
  /** The call alone, and the process from its start to its end. */
  ms: number;
  wallMs: number;
  peakBytes: number;
  /** Turns that had to be spoken. */
  spoken: number;
}

/** A show in its own folder, with its own cache. */
export class BenchShow {
  readonly #folder: string;
  readonly minutes: number;

  private constructor(folder: string, minutes: number) {
    this.#folder = folder;
    this.minutes = minutes;
  }

  static async assemble(
    { folder }: BenchContext,
    minutes: number,
    voices: readonly [string, string],
  ): Promise<BenchShow> {
    const place = path.join(folder, `show-${minutes}-${voices[0]}`);
    await mkdir(place, { recursive: true });
    const show = new BenchShow(place, minutes);
    await show.#save(await assembleScript(minutes, voices));
    return show;
  }

  /** Renders the script as it stands, in a process of its own. */
  async render(music?: MusicChoice): Promise<Render> {
    const places = [this.#at('script.json'), this.#at('show'), this.#at('cache')];
    const args = childArgs('render', ...places, ...(music ? [JSON.stringify(music)] : []));
    const { stdout, wallMs, peakBytes } = await runMeasured(process.execPath, args);
    const said = JSON.parse(stdout) as { ms: number; seconds: number; spoken: number };
    return { minutes: this.minutes, ...said, wallMs, peakBytes };
  }

  /** From nothing: every turn is spoken, none is had from the cache for being like another. */
  async renderCold(): Promise<Render> {
    await rm(this.#at('cache'), { recursive: true, force: true });
    const render = await this.render();
    const { turns } = await this.#load();
    if (render.spoken !== turns.length)
      throw new Error(
        `only ${render.spoken} of ${turns.length} turns were spoken; the script repeats itself`,
      );
    return render;
  }

  /** Mixes, masters and encodes anew from takes that lie ready. */
  async renderFromTakes(music?: MusicChoice): Promise<Render> {
    await rm(this.#at('cache', 'reels'), { recursive: true, force: true });
    return this.render(music);
  }

  /** Writes another line over the one at `share` of the way through the show. */
  async changeLine(share: number, text: string): Promise<void> {
    const script = await this.#load();
    const turn = script.turns[Math.floor(share * (script.turns.length - 1))];
    if (turn) turn.text = text;
    await this.#save(script);
  }

  get mp3(): string {
    return this.#at('show.mp3');
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #load(): Promise<Script> {
    return scriptSchema.parse(JSON.parse(await readFile(this.#at('script.json'), 'utf8')));
  }

  #save(script: Script): Promise<void> {
    return writeFile(this.#at('script.json'), JSON.stringify(script));
  }

  #at(...parts: string[]): string {
    return path.join(this.#folder, ...parts);
  }
}
