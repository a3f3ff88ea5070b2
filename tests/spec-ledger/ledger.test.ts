import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuilt, type Proof } from './fact.ts';
import { LEDGER } from './ledger.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** The first argument of a call, where it is a text and not the last: titles of tests and groups among them. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;

const known = new Map<string, string[]>();
function titlesOf(file: string): string[] {
  const found = known.get(file);
  if (found) return found;
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const titles = [...text.matchAll(TITLE)].map((match) => match[2]!.replace(/\\(.)/g, '$1'));
  known.set(file, titles);
  return titles;
}

function faultOf([file, title]: Proof): string | undefined {
  if (!file.endsWith('.test.ts') || !existsSync(path.join(ROOT, file))) return `${file} is no test file`;
  return titlesOf(file).some((each) => each.includes(title)) ? undefined : `${file} has no test "${title}"`;
}

describe('the ledger of the specification', () => {
  it('has every numbered fact once, in order', () => {
    const specification = readFileSync(path.join(ROOT, 'docs', 'spec.md'), 'utf8');
    const ids = [...specification.matchAll(/\*\*(\d+\.\d+)\*\*/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(100);
    expect(LEDGER.map(({ id }) => id)).toEqual(ids);
  });

  it.each(LEDGER.filter(({ id }) => isBuilt(id)))('names a test that proves $id: $says', ({ proofs }) => {
    expect(proofs).not.toBe('later');
    expect(proofs.length).toBeGreaterThan(0);
  });

  it.each(LEDGER.filter(({ proofs }) => proofs !== 'later'))(
    'names tests that are there for $id',
    ({ proofs }) => {
      expect((proofs as Proof[]).map(faultOf).filter(Boolean)).toEqual([]);
    },
  );

  it('finds a test that is not there', () => {
    expect(faultOf(['tests/spec-ledger/ledger.test.ts', 'names tests that are there'])).toBeUndefined();
    expect(faultOf(['tests/spec-ledger/ledger.test.ts', 'no such test'])).toContain('has no test');
    expect(faultOf(['tests/spec-ledger/gone.test.ts', 'x'])).toContain('is no test file');
  });
});
