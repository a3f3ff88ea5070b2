import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AuditEntry, audit, createAuditQueue } from '../../src/web/lib/workspace/audit.ts';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'view.switch',
  resource: 'admin',
  userId: null,
  result: 'success',
  severity: 'low',
  category: 'roles',
  details: {},
  ...changes,
});

let written: AuditEntry[][];
let queue: ReturnType<typeof createAuditQueue>;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  queue = createAuditQueue((entries) => written.push(entries));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('writes down after five seconds, and not before', () => {
  queue.add(entry());
  vi.advanceTimersByTime(3000);
  queue.add(entry({ severity: 'medium' }));
  vi.advanceTimersByTime(1999);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([[entry(), entry({ severity: 'medium' })]]);
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});

it('writes down at the tenth entry, and begins anew', () => {
  for (let count = 0; count < 9; count += 1) queue.add(entry());
  expect(written).toEqual([]);
  queue.add(entry({ resource: 'the tenth' }));
  expect(written.map((entries) => entries.length)).toEqual([10]);
  queue.add(entry());
  vi.advanceTimersByTime(4999);
  expect(written).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(written).toHaveLength(2);
});

it.each(['high', 'critical'] as const)(
  'writes down at once where one is %s, with all that waits',
  (severity) => {
    queue.add(entry());
    queue.add(entry({ severity }));
    expect(written).toEqual([[entry(), entry({ severity })]]);
  },
);

it('writes to the console alone, a line an entry, and calls no server', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, 'fetch');
  audit(entry({ severity: 'critical', details: { from: 'user' } }));
  expect(info).toHaveBeenCalledOnce();
  const [line] = info.mock.calls[0] as [string];
  expect(JSON.parse(line.replace(/^audit /, ''))).toEqual(
    entry({ severity: 'critical', details: { from: 'user' } }),
  );
  expect(line).not.toContain('\n');
  expect(fetch).not.toHaveBeenCalled();
});
