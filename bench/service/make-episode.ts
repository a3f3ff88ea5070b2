import { readFile } from 'node:fs/promises';
import type { Caller } from '../../tests/service/caller.ts';
import { FIXTURES } from '../subjects/fixtures.ts';

/** A finished episode of the report of 20 pages. */
export async function makeEpisode(caller: Caller, minutes: number) {
  const source = await caller.upload('report.pdf', new Uint8Array(await readFile(FIXTURES.report)));
  const body = { sourceIds: [source], options: { targetMinutes: minutes } };
  const { id } = await caller.call('createEpisode', { body });
  const episode = await caller.finished(id);
  if (episode.status !== 'done')
    throw new Error(`The episode is ${episode.status}: ${episode.error?.message}`);
  return episode;
}
