import { expect, it } from 'vitest';
import { proposeCallTimes } from '../../src/kernel/rules/call-times.ts';

it.each([
  ['2026-11-24', ['2026-11-26T10:00', '2026-11-27T15:00', '2026-11-30T09:00']],
  // A Thursday: the day after tomorrow is a Saturday.
  ['2026-12-31', ['2027-01-04T10:00', '2027-01-05T15:00', '2027-01-06T09:00']],
])('on %s proposes working days to come', (today, times) => {
  expect(proposeCallTimes(today)).toEqual(times);
  expect(proposeCallTimes(today, times[2])).toEqual([times[2], times[0], times[1]]);
  expect(proposeCallTimes(today, '1999-01-01T00:00')).toEqual(times);
});
