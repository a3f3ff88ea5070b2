import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import type { Document } from '../../src/kernel/artifacts.ts';
import type { ScriptOptions } from '../../src/script/options.ts';
import { writeScript } from '../../src/script/write-script.ts';
import { chooseSpeakers } from '../../src/workflow/choose-speakers.ts';
import { wordsAMinute } from '../../src/workflow/speaking-pace.ts';
import { writeInThread } from '../../src/workflow/writing-thread/write-in-thread.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url));
const optionsFor = (document: Document): ScriptOptions => ({
  format: 'deep_dive',
  targetMinutes: 5,
  speakers: chooseSpeakers({ format: 'deep_dive', language: document.metadata.language }),
});

let report: Document;
let lighthouses: Document;
beforeAll(async () => {
  report = await readDocument(fixture('water-reuse.pdf'));
  lighthouses = await readDocument(fixture('phares.md'));
});

describe('a script written in the thread', () => {
  it('is the very script that is written without it, several asked for at once', async () => {
    const documents = [report, lighthouses, report];
    const scripts = await Promise.all(documents.map((each) => writeInThread(each, optionsFor(each))));
    for (const [i, document] of documents.entries()) {
      const options = optionsFor(document);
      const wordsPerMinute = wordsAMinute(document, options.speakers);
      expect(scripts[i]).toEqual(writeScript(document, { ...options, wordsPerMinute }));
    }
  });

  it('has the pace that the options give', async () => {
    const options = { ...optionsFor(lighthouses), wordsPerMinute: 90 };
    expect(await writeInThread(lighthouses, options)).toEqual(writeScript(lighthouses, options));
  });

  it('leaves the event loop free', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await writeInThread(report, optionsFor(report));
    clearInterval(ticking);
    // Written here, no timer would run before it is done.
    expect(ticks).toBeGreaterThan(0);
  });

  it('fails as it would without the thread', async () => {
    const empty: Document = { ...report, text: '', blocks: [], sentences: [] };
    const alone = (() => {
      try {
        return writeScript(empty, optionsFor(report));
      } catch (error) {
        return error;
      }
    })();
    const failing = writeInThread(empty, optionsFor(report)).catch((error: unknown) => error);
    expect(await failing).toMatchObject({
      code: (alone as { code: string }).code,
      message: (alone as Error).message,
    });
  });

  it('ends when it is cancelled, and those that wait are written all the same', async () => {
    const stop = new AbortController();
    const first = writeInThread(report, optionsFor(report), stop.signal);
    const second = writeInThread(lighthouses, optionsFor(lighthouses));
    const third = writeInThread(report, optionsFor(report), AbortSignal.abort());
    setImmediate(() => stop.abort());
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect((await second).turns.length).toBeGreaterThan(3);
    await expect(third).rejects.toMatchObject({ code: 'cancelled' });
  });
});
