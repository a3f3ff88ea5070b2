import { expect } from 'vitest';
import { GOOD } from '../model-server.ts';
import {
  ALL,
  body,
  bodyByExtractive,
  byModel,
  type FaultCase,
  inSegments,
  NOTE,
  NOTHING,
  notes,
  SEGMENT,
  status,
  WHOLE,
  WHOLE_NOTE,
  wholeByExtractive,
} from './fault-case.ts';

/** What goes wrong between the request and the answer. */
export const SERVER_FAULTS: readonly FaultCase[] = [
  {
    fault: '503 once, then well',
    sees: 'nothing; the notes count the retry',
    kept: ALL,
    behave: ({ index }) => (index === 1 ? status(503) : GOOD),
    check: (outcome) => {
      byModel(outcome);
      expect(outcome.waits).toHaveLength(1);
      expect(notes(outcome.script)).toContain('1 of them again after a fault of the server');
    },
  },
  {
    fault: '503 always',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => status(503),
    check: (outcome) => {
      wholeByExtractive(/503/)(outcome);
      expect(outcome.server.calls).toHaveLength(4);
      const [first, second, third] = outcome.waits as [number, number, number];
      for (const [wait, full] of [
        [first, 1000],
        [second, 2000],
        [third, 4000],
      ] as const) {
        expect(wait).toBeGreaterThanOrEqual(full / 2);
        expect(wait).toBeLessThanOrEqual(full);
      }
    },
  },
  {
    fault: '503 once the outline is there',
    sees: NOTE,
    kept: "the outline; the document's own sentences in place of every segment; the server is left alone after two",
    behave: inSegments(status(503)),
    check: (outcome) => {
      bodyByExtractive(/503|failed before/)(outcome);
      expect(outcome.server.calls.filter(({ isOutline }) => !isOutline)).toHaveLength(2 * 4);
    },
  },
  {
    fault: '429 with Retry-After',
    sees: 'nothing; it takes as long as the server asks',
    kept: ALL,
    behave: ({ index }) => (index === 2 ? status(429, { 'retry-after': '7' }) : GOOD),
    check: (outcome) => {
      byModel(outcome);
      expect(outcome.waits).toEqual([7000]);
    },
  },
  {
    fault: '429 with a Retry-After of a day',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => status(429, { 'retry-after': '86400' }),
    check: (outcome) => {
      wholeByExtractive(/429/)(outcome);
      expect(outcome.waits).toEqual([]);
    },
  },
  {
    fault: 'a stream cut near its end',
    sees: NOTHING,
    kept: 'the finished turns',
    behave: ({ prompt }) => (/Write SEGMENT 1 /.test(prompt) ? { do: 'cut', lines: 9 } : GOOD),
    check: (outcome) => {
      byModel(outcome);
      expect(outcome.server.calls.filter(({ prompt }) => /Write SEGMENT 1 /.test(prompt))).toHaveLength(1);
    },
  },
  {
    fault: 'streams cut after the first turn',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments({ do: 'cut', lines: 1 }),
    check: bodyByExtractive(/broke off/),
  },
  {
    fault: 'an hour of silence',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => ({ do: 'silence' }),
    wish: { patience: { firstTokenMs: 50 } },
    check: (outcome) => {
      wholeByExtractive(/said nothing within/)(outcome);
      expect(outcome.server.calls).toHaveLength(2);
    },
  },
  {
    fault: 'silence in the middle of an answer',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments({ do: 'stall', lines: 1 }),
    wish: { patience: { idleMs: 200 }, repairs: 0 },
    check: bodyByExtractive(/broke off/),
  },
  {
    fault: 'a stream without an end',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments({ do: 'endless', text: 'and so on and on and on and on and on and on\n' }),
    check: bodyByExtractive(/held no turn/),
  },
  {
    fault: 'a page instead of an answer',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => ({ do: 'page', contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    check: wholeByExtractive(/answer/),
  },
  {
    fault: 'structured answers refused with 400',
    sees: NOTHING,
    kept: ALL,
    behave: ({ body: { response_format } }) => (response_format ? status(400) : GOOD),
    check: (outcome) => {
      byModel(outcome);
      expect(outcome.waits).toEqual([]);
    },
  },
  {
    fault: '400 for one segment',
    sees: NOTE,
    kept: "the other segments by the model; the document's own sentences in place of this one",
    behave: ({ prompt }) => (/Write SEGMENT 2 /.test(prompt) ? status(400) : GOOD),
    check: ({ script }) => {
      expect(body(script).map(({ writtenBy }) => writtenBy)).toContain('model');
      expect(body(script)[1]).toMatchObject({
        writtenBy: 'extractive',
        fallbackReason: expect.stringContaining('400'),
      });
      expect(notes(script)).toContain(body(script)[1]!.title);
    },
  },
  {
    fault: '401, the key is not taken',
    sees: '`writer_not_configured` at once: the key was not accepted',
    kept: 'nothing was written yet',
    behave: () => status(401),
    code: 'writer_not_configured',
    message: /key for compatible\/test-model was not accepted/,
  },
  {
    fault: '404, the model is not there',
    sees: '`writer_not_configured` at once, with the models the server has',
    kept: 'nothing was written yet',
    behave: () => status(404),
    code: 'writer_not_configured',
    message: /does not know the model "test-model".*It has: test-model, other-model/,
  },
];
