import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The editor of a script at /create/{id}/edit. */
export class StudioPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(episodeId: string): Promise<void> {
    await this.page.goto(`/create/${episodeId}/edit`);
    await this.turns.first().waitFor();
    await this.saved();
  }

  get turns(): Locator {
    return this.page.locator('[data-turn]');
  }

  /** Until the server has said that it has everything. */
  async saved(): Promise<void> {
    await this.page.locator('[data-saved=true]').getByText('Saved', { exact: true }).waitFor();
  }

  row(turnId: string): Locator {
    return this.page.locator(`[data-turn="${turnId}"]`);
  }

  tool(turnId: string, name: string | RegExp): Locator {
    const tools = this.row(turnId).getByRole('group', { name: 'What to do with this turn' });
    return tools.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The ids of the turns, in the order in which they stand. */
  order(): Promise<string[]> {
    return this.turns.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.turn as string));
  }

  /** Puts the caret into a turn, at its end or at its start. */
  async writeIn(turnId: string, at: 'start' | 'end' = 'end'): Promise<Locator> {
    const field = this.row(turnId).getByRole('textbox');
    if (!(await field.isVisible())) await this.row(turnId).locator('[data-text]').click();
    await field.waitFor();
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await field.press(at === 'end' ? 'Control+End' : 'Control+Home');
    return field;
  }

  /** Out of the text, onto its row. */
  async leave(turnId: string): Promise<void> {
    await this.row(turnId).getByRole('textbox').press('Escape');
    await this.row(turnId).locator('[data-text]').waitFor();
  }

  /** Out of whichever text the caret is in. */
  async leaveAny(): Promise<void> {
    const open = this.page.getByRole('textbox', { name: /, turn \d+$/ });
    if (await open.isVisible()) await open.press('Escape');
    await open.waitFor({ state: 'hidden' });
  }

  /** What a turn says at a page that does not write in it. */
  text(turnId: string): Promise<string> {
    return this.row(turnId)
      .locator('[data-text]')
      .evaluate((element) => element.textContent);
  }

  /** A pane beside the script. */
  async pane(name: 'Comments' | 'Suggestions' | 'Checks' | 'Coverage' | 'Versions'): Promise<Locator> {
    await this.page.getByRole('tab', { name }).click();
    const pane = this.page.getByRole('tabpanel', { name });
    await pane.waitFor();
    return pane;
  }
}
