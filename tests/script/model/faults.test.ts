import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/documents/read-document.ts';
import type { Document } from '../../../src/kernel/artifacts.ts';
import { script as contract } from '../../../src/kernel/contracts/script.ts';
import { groundScript } from '../../../src/script/grounding/ground-script.ts';
import { SAMPLE } from '../documents.ts';
import { ANSWER_FAULTS } from './answer-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { writeAgainst } from './write.ts';

const FAULTS = [...SERVER_FAULTS, ...ANSWER_FAULTS];

describe('a server that misbehaves', () => {
  let document: Document;
  beforeAll(async () => {
    document = await readDocument(SAMPLE);
  });

  it.each(FAULTS)('$fault', async ({ behave, wish, code, message, check }) => {
    const run = writeAgainst(behave, document, wish);
    if (code) {
      await expect(run).rejects.toMatchObject({ code, message: expect.stringMatching(message!) });
      return;
    }
    const outcome = await run;
    const { script } = outcome;
    expect(contract.safeParse(JSON.parse(JSON.stringify(script))).error).toBeUndefined();
    const report = groundScript(script, document);
    expect(report).toMatchObject({ unknownRefs: [], ungrounded: [] });
    expect(report.turns.statementsWithoutRefs).toEqual([]);
    expect(script.turns.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(5);
    check?.(outcome);
  });

  it('is described line by line in docs/model-writer.md', () => {
    const text = readFileSync(new URL('../../../docs/model-writer.md', import.meta.url), 'utf8');
    const section = text.split('## What the server may do wrong')[1]!.split('\n## ')[0]!;
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    expect(
      rows.map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    ).toEqual(FAULTS.map(({ fault, sees, kept }) => [fault, sees, kept]));
  });
});
