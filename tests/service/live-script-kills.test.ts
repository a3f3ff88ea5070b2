import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { liveTurns, openLiveScript, readTurn } from '../../src/kernel/live-script/document.ts';
import { loadStored } from '../../src/workflow/store/live-scripts.ts';
import { LivePage } from '../api/live-page.ts';
import type { TestServer } from '../api/test-server.ts';
import { addEpisode } from '../api/workspace/rows.ts';
import { depth } from '../house/depth.ts';
import { type FreshDatabase, freshDatabase } from '../platform/db/database.ts';
import { Caller } from './caller.ts';
import { freePort, ServiceProcess } from './service-process.ts';
import { Workplace } from './workplace.ts';

const KILLS = depth(2, 10);
const TYPISTS = 3;
/** Words that each of them has saved between two kills. */
const WORDS = 15;

let database: FreshDatabase;
let service: ServiceProcess;
let env: Record<string, string>;
const workplace = new Workplace();

beforeAll(async () => {
  database = await freshDatabase();
  const PORT = String(await freePort());
  env = { ...workplace.environment, DATABASE_URL: database.url, PORT };
  service = new ServiceProcess(['serve', '--web-only'], env);
});
afterAll(async () => {
  await service?.stop();
  await database?.drop();
  workplace.remove();
});

/** A page that comes back by itself, with what was written in it. */
class Typist {
  readonly doc: Y.Doc = openLiveScript();
  /** What the page was told is saved. */
  readonly saved: string[] = [];
  #page: LivePage;
  readonly #open: () => LivePage;

  constructor(url: string, cookie: string, episodeId: string) {
    this.#open = () => new LivePage(url, cookie, episodeId, this.doc);
    this.#page = this.#open();
  }

  async ready(): Promise<void> {
    while (!this.#page.synced) await this.#wait();
  }

  /** Types words until so many more are saved. */
  async type(turnId: string, words: number): Promise<void> {
    await this.ready();
    for (let typed = 0; typed < words; typed++) {
      // Short: all of them stay within what a turn may hold.
      const word = `<${randomUUID().slice(0, 8)}>`;
      readTurn(this.doc, turnId)!.text.insert(0, word);
      await this.allSaved();
      this.saved.push(word);
    }
  }

  async allSaved(): Promise<void> {
    while (!this.#page.saved) await this.#wait();
  }

  close(): void {
    this.#page.close();
  }

  async #wait(): Promise<void> {
    if (this.#page.isClosed) {
      await sleep(50);
      this.#page = this.#open();
    }
    await sleep(2);
  }
}

it(`loses nothing that ${TYPISTS} typists were told is saved, while the server is killed ${KILLS} times`, {
  timeout: 900_000,
}, async () => {
  const { url, signIn } = await service.ready;
  const { cookie } = await Caller.signedIn(url, signIn);
  const { rows } = await database.database.pool.query(
    'select user_id as "userId", organization_id as "organizationId" from company_team_members limit 1',
  );
  const place = { service: { database: database.database } } as TestServer;
  const episodeId = await addEpisode(place, rows[0]);
  const typists = Array.from({ length: TYPISTS }, () => new Typist(url, cookie, episodeId));
  await Promise.all(typists.map((typist) => typist.ready()));
  const turns = liveTurns(typists[0]!.doc).map(({ id }) => id);
  for (let kill = 0; kill < KILLS; kill++) {
    const typing = typists.map((typist, index) => typist.type(turns[(kill + index) % turns.length]!, WORDS));
    await expect.poll(() => typists.some(({ saved }) => saved.length > kill * WORDS + 4)).toBe(true);
    await service.kill();
    service = new ServiceProcess(['serve', '--web-only'], env);
    await service.ready;
    await Promise.all(typing);
  }
  // Who was done before the last kill has not come back by itself.
  await Promise.all(typists.map((typist) => typist.allSaved()));
  const kept = (await loadStored(database.database.db, episodeId))!.doc;
  const words = liveTurns(kept)
    .map(({ text }) => text.toString())
    .join('\n');
  const saved = typists.flatMap((typist) => typist.saved);
  expect(saved).toHaveLength(TYPISTS * KILLS * WORDS);
  for (const word of saved) expect(words).toContain(word);
  for (const { doc } of typists) await expect.poll(() => doc.toJSON()).toEqual(kept.toJSON());
  for (const typist of typists) typist.close();
});
