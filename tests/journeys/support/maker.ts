import type { Locator, Page } from 'playwright-core';

/** Nearly all that a test has. */
const MAKING_MS = 110_000;

/** The form: what an episode is to be made of, and how. */
export class Form {
  readonly #page: Page;
  readonly make: Locator;
  readonly sources: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.make = page.getByRole('button', { name: 'Make the episode' });
    this.sources = page.getByRole('group', { name: 'Sources' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/create');
    await this.#page.getByRole('heading', { name: 'Make an episode' }).waitFor();
  }

  async addFiles(files: readonly string[]): Promise<void> {
    await this.sources.getByLabel('Files').setInputFiles([...files]);
  }

  async addText(text: string): Promise<void> {
    await this.sources.getByRole('button', { name: 'paste text' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Paste text' });
    await dialog.getByLabel('Text', { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Add the text' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async addLink(url: string): Promise<void> {
    await this.sources.getByRole('button', { name: 'add a link' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Add a link' });
    await dialog.getByLabel('Address of the page').fill(url);
    await dialog.getByRole('button', { name: 'Add the link' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async choose(format: string, minutes?: number): Promise<void> {
    const radio = this.#page.getByRole('radio', { name: format });
    // What a person presses is the label; the radio button itself is a pixel somewhere in it.
    await this.#page.locator('label').filter({ has: radio }).click();
    await radio.and(this.#page.locator(':checked')).waitFor({ state: 'attached' });
    if (minutes === undefined) return;
    const field = this.#page.getByLabel('Length in minutes, exactly');
    await field.fill(String(minutes));
    await field.press('Enter');
  }

  /** @returns the episode's id */
  async begin(): Promise<string> {
    await this.make.click();
    await this.#page.waitForURL(/\/create\/[\w-]+$/);
    return new URL(this.#page.url()).pathname.split('/').at(-1) as string;
  }
}

/** An episode's page: its player, its stages, its lines. */
export class EpisodePage {
  readonly #page: Page;
  readonly player: Locator;
  readonly stages: Locator;
  readonly lines: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.player = page.getByRole('region', { name: 'Player', exact: true });
    this.stages = page.getByRole('list', { name: 'Stages' });
    this.lines = page.locator('[data-turn]');
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/create/${id}`);
    await this.player.or(this.#page.locator('[data-status]')).first().waitFor();
  }

  /** Presses Play as soon as there is something to hear. */
  async play(): Promise<void> {
    await this.player.getByRole('button', { name: 'Play', exact: true }).click();
    await this.player.and(this.#page.locator('[data-playing=true]')).waitFor();
  }

  /** Waits until the page knows that it is; to be made takes as long as the machine needs. */
  async is(status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'): Promise<void> {
    const patience = status === 'done' ? { timeout: MAKING_MS } : {};
    await this.#page.locator(`[data-status=${status}]`).waitFor(patience);
  }

  /** Waits until it is heard from the stretches made so far, or from the finished file. */
  async hearsFrom(source: 'live' | 'file'): Promise<void> {
    await this.player.and(this.#page.locator(`[data-source=${source}]`)).waitFor();
  }

  /** The line that is spoken now. */
  get line(): Locator {
    return this.#page.locator('[data-turn][aria-current=true]');
  }
}
