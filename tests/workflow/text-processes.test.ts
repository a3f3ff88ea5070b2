import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import type { Document, Script } from '../../src/kernel/artifacts.ts';
import type { ScriptOptions } from '../../src/script/options.ts';
import { writeScript } from '../../src/script/write-script.ts';
import { planScript } from '../../src/speech/plan-script.ts';
import { measureDocument } from '../../src/workflow/document-facts.ts';
import { chooseSpeakers } from '../../src/workflow/pipeline/choose-speakers.ts';
import { wordsAMinute } from '../../src/workflow/pipeline/speaking-pace.ts';
import { runTextTask } from '../../src/workflow/text-processes/run-text-task.ts';
import { itDeep } from '../house/depth.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let kept = 0;
function keep(document: Document): string {
  const file = path.join(folder, `${kept++}.json`);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const optionsFor = (document: Document): ScriptOptions => ({
  format: 'deep_dive',
  targetMinutes: 5,
  speakers: chooseSpeakers({ format: 'deep_dive', language: document.metadata.language }),
});

const written = (document: Document): Script => {
  const options = optionsFor(document);
  return writeScript(document, {
    ...options,
    wordsPerMinute: wordsAMinute(document, options.speakers, options.targetMinutes),
  });
};

let report: Document;
let lighthouses: Document;
beforeAll(async () => {
  report = await readDocument(fixture('water-reuse.pdf'));
  lighthouses = await readDocument(fixture('phares.md'));
});

/** So much text that nothing is done with it within a second. */
const endless = (): Document => {
  const raw = 'a '.repeat(3_000_000);
  const sentences = Array.from({ length: 8 }, (_, at) => ({ ...report.sentences[0]!, id: `s${at}`, raw }));
  const blocks = [{ ...report.blocks[0]!, id: sentences[0]!.blockId, role: 'body' as const }];
  return { ...report, blocks, sentences };
};

describe('work on texts in processes', () => {
  itDeep('reads, measures, writes and plans as it is done without them, several at once', async () => {
    const documents = [report, lighthouses, report];
    const scripts = await Promise.all(
      documents.map((each) => runTextTask('script', { document: keep(each), options: optionsFor(each) })),
    );
    expect(scripts).toEqual(documents.map(written));
    const to = path.join(folder, 'read.json');
    const metadata = await runTextTask('read', { files: [fixture('phares.md')], to });
    expect(metadata).toEqual(lighthouses.metadata);
    expect(await runTextTask('measure', { document: to })).toEqual(measureDocument(lighthouses));
    const script = scripts[1]!;
    const ask = { script, pronunciations: [], setup: {} };
    expect(await runTextTask('plan', ask)).toEqual(await planScript(script, {}));
  });

  it('writes at the pace that the options give', async () => {
    const options = { ...optionsFor(lighthouses), wordsPerMinute: 90 };
    const document = keep(lighthouses);
    expect(await runTextTask('script', { document, options })).toEqual(writeScript(lighthouses, options));
  });

  it('leaves the event loop free', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await runTextTask('script', { document: keep(report), options: optionsFor(report) });
    clearInterval(ticking);
    // Written here, no timer would run before it is done.
    expect(ticks).toBeGreaterThan(0);
  });

  it('fails as it would without a process', async () => {
    const empty: Document = { ...report, text: '', blocks: [], sentences: [] };
    const ask = { document: keep(empty), options: optionsFor(report) };
    const failing = await runTextTask('script', ask).catch((error: unknown) => error);
    const alone = await Promise.resolve()
      .then(() => written(empty))
      .catch((error: unknown) => error);
    expect(failing).toMatchObject({
      code: (alone as { code: string }).code,
      message: (alone as Error).message,
    });
  });

  it('ends when it is cancelled, and others go on', async () => {
    const stop = new AbortController();
    const ask = { document: keep(report), options: optionsFor(report) };
    const first = runTextTask('script', ask, { signal: stop.signal });
    const second = runTextTask('script', { document: keep(lighthouses), options: optionsFor(lighthouses) });
    const third = expect(runTextTask('script', ask, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
    setImmediate(() => stop.abort());
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect((await second).turns.length).toBeGreaterThan(3);
    await third;
  });

  it('ends the reading of a document when it is cancelled', async () => {
    const stop = new AbortController();
    const to = path.join(folder, 'cancelled.json');
    const reading = runTextTask('read', { files: [fixture('water-reuse.pdf')], to }, { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each([
    ['measure', 'document_timeout', 'Measuring this document took longer than 0.05 seconds and was stopped.'],
    ['script', 'script_timeout', 'Writing the script took longer than 0.05 seconds and was stopped.'],
  ] as const)('%s beyond its time fails with %s, and the next one runs', async (task, code, message) => {
    const ask = { document: keep(endless()), options: optionsFor(report) };
    await expect(runTextTask(task, ask, { seconds: 0.05 })).rejects.toMatchObject({ code, message });
    const next = { document: keep(lighthouses), options: optionsFor(lighthouses) };
    await expect(runTextTask(task, next)).resolves.toBeDefined();
  });
});
