import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowed, readRows, toMarkdown } from '../../scripts/licenses.js';

const root = path.join(import.meta.dirname, '..', '..');
const rows = readRows(root);

describe('third-party licences', () => {
  it('are listed as the lock file has them: run `npm run licenses` when this fails', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(readFileSync(path.join(root, 'THIRD_PARTY_LICENSES.md'), 'utf8')).toBe(toMarkdown(rows));
  });

  it('may all be combined with AGPL-3.0-or-later', () => {
    expect(rows.filter((row) => !isAllowed(row.licence))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT OR SSPL-1.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['MIT AND CC-BY-NC-4.0', false],
    ['BSD-4-Clause', false],
    ['SSPL-1.0', false],
    ['unknown', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it('include our own, whole', () => {
    const licence = readFileSync(path.join(root, 'LICENSE'), 'utf8');
    expect(licence).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
    expect(licence).toContain('13. Remote Network Interaction');
    expect(licence.length).toBeGreaterThan(34_000);
    expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).license).toBe(
      'AGPL-3.0-or-later',
    );
  });
});
