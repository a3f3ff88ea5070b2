import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { durations } from '../../scripts/durations.js';
import measured from './durations.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '..', '..');

describe('durations', () => {
  it('are those of the files that take longer than a moment, the longest first', () => {
    const file = (name: string, seconds: number) => ({
      name: path.join(ROOT, 'tests', name),
      startTime: 5000,
      endTime: 5000 + seconds * 1000,
    });
    const testResults = [file('a.test.ts', 2.4), file('b.test.ts', 1.2), file('c.test.ts', 31)];
    expect(Object.entries(durations({ testResults }, ROOT))).toEqual([
      ['tests/c.test.ts', 31],
      ['tests/a.test.ts', 2],
    ]);
  });

  it('name files that are there', () => {
    expect(Object.keys(measured).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
