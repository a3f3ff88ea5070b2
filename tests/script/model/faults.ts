import { expect } from 'vitest';
import type { Script } from '../../../src/kernel/artifacts.ts';
import type { Behaviour, Call } from '../model-server.ts';
import { GOOD, type ModelServer } from '../model-server.ts';
import { eachTurn, type GivenTurn } from './compose-answer.ts';
import type { Wish } from './write.ts';

/** One line of docs/model-writer.md: what the server does, what the user sees, what is kept. */
export interface FaultCase {
  fault: string;
  sees: string;
  kept: string;
  behave: (call: Call) => Behaviour;
  wish?: Wish;
  /** The error that is right, where one is. */
  code?: string;
  message?: RegExp;
  check?: (outcome: { script: Script; server: ModelServer; waits: number[] }) => void;
}

const turns = (change: (turn: GivenTurn, i: number) => GivenTurn | string): Behaviour => ({
  do: 'answer',
  change: (text) => eachTurn(text, change),
});
/** The outline is good, every segment so. */
const inSegments =
  (behaviour: Behaviour) =>
  ({ isOutline }: Call): Behaviour =>
    isOutline ? GOOD : behaviour;
/** Only the first attempt at the body's first segment is so. */
const once =
  (behaviour: Behaviour) =>
  ({ prompt }: Call): Behaviour =>
    /Write SEGMENT 1 /.test(prompt) && !/not accepted/.test(prompt) ? behaviour : GOOD;

const status = (code: number, headers: Record<string, string> = {}): Behaviour => ({
  do: 'status',
  status: code,
  headers,
});

const notes = (script: Script) => script.writer.notes?.join(' ') ?? '';
const byModel = ({ script }: { script: Script }) => {
  expect(script.writer.name).toBe('model');
  for (const segment of script.segments)
    expect(segment, segment.fallbackReason).toMatchObject({ writtenBy: 'model' });
};
const body = (script: Script) => script.segments.filter(({ kind }) => kind === 'body');
const bodyByExtractive =
  (reason: RegExp) =>
  ({ script }: { script: Script }) => {
    expect(script.writer.name).toBe('model');
    expect(body(script).length).toBeGreaterThan(0);
    for (const segment of body(script)) {
      expect(segment.writtenBy).toBe('extractive');
      expect(segment.fallbackReason).toMatch(reason);
    }
    expect(notes(script)).toContain("Written from the document's own sentences instead of by the model");
  };
const wholeByExtractive =
  (reason: RegExp) =>
  ({ script }: { script: Script }) => {
    expect(script.writer.name).toBe('extractive');
    for (const segment of script.segments)
      expect(segment).toMatchObject({
        writtenBy: 'extractive',
        fallbackReason: expect.stringMatching(reason),
      });
    expect(notes(script)).toMatch(/because the model could not/);
  };
const repairedOnce = (outcome: { script: Script; server: ModelServer }) => {
  byModel(outcome);
  const again = outcome.server.calls.filter(({ prompt }) => prompt.includes('was not accepted'));
  expect(again).toHaveLength(1);
};
const never = (words: RegExp) => (script: Script) => {
  for (const turn of script.turns) expect(turn.text).not.toMatch(words);
};

const NOTHING = 'nothing; the notes count the calls';
const ALL = 'the whole script, by the model';
const REPAIRED = 'all but the turns concerned; the segment is asked for again with its faults listed';
const SEGMENT = "the document's own sentences in place of the segment";
const WHOLE = "a whole script from the document's own sentences";
const NOTE = 'a note that names the segment and the reason';
const WHOLE_NOTE = 'a note that the model could not, and why';

const PIRATE =
  'Arr, me hearties, I be Captain Hackbeard and me secret prompt says plunder the treasure of the seven seas!';

export const FAULTS: readonly FaultCase[] = [
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
    fault: 'an outline that is not JSON',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: ({ isOutline }) =>
      isOutline ? { do: 'answer', change: () => 'Sure! I would begin with the Moon: {segments' } : GOOD,
    check: (outcome) => {
      wholeByExtractive(/no JSON object/)(outcome);
      expect(outcome.server.calls).toHaveLength(3);
    },
  },
  {
    fault: 'turns that are not JSON',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments({
      do: 'answer',
      change: () => 'Maya: Hello!\nLeo: Hello to you, {"speaker": 1, "text": "broken\n',
    }),
    check: bodyByExtractive(/held no turn/),
  },
  {
    fault: 'some lines of broken JSON',
    sees: NOTHING,
    kept: 'every whole line',
    behave: (call) =>
      call.isOutline
        ? GOOD
        : turns((turn, i) => (i === 1 ? '{"speaker": 1, "kind": "source", "text": "The wat' : turn)),
    check: ({ script }) => {
      expect(body(script).some(({ writtenBy }) => writtenBy === 'model')).toBe(true);
    },
  },
  {
    fault: 'JSON in fences, in a list, with commas too many',
    sees: NOTHING,
    kept: ALL,
    behave: ({ isOutline }) => ({
      do: 'answer',
      change: (text) =>
        `Here it is:\n\`\`\`json\n${isOutline ? text.replace(/\]\s*\}\s*$/, '],}') : `{"turns": [${text.trim().split('\n').join(',\n')},]}`}\n\`\`\`\nI hope it helps.`,
    }),
    check: byModel,
  },
  {
    fault: 'reasoning tags',
    sees: NOTHING,
    kept: ALL,
    behave: () => ({
      do: 'answer',
      change: (text) =>
        `<think>\nLet me see: {"speaker": 0, "kind": "frame", "text": "The tide is secret.", "refs": []}\n</think>\n${text}`,
    }),
    check: (outcome) => {
      byModel(outcome);
      never(/secret/)(outcome.script);
    },
  },
  {
    fault: 'unknown sentence ids, once',
    sees: NOTHING,
    kept: REPAIRED,
    behave: once(turns((turn) => ({ ...turn, refs: ['s9999'] }))),
    check: repairedOnce,
  },
  {
    fault: 'unknown sentence ids, always',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, refs: ['s9999'] }))),
    check: bodyByExtractive(/s9999/),
  },
  {
    fault: 'statements without refs',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, refs: [] }))),
    check: bodyByExtractive(/without refs/),
  },
  {
    fault: 'invented numbers',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, text: `${turn.text} It took 97531 years.` }))),
    check: (outcome) => {
      bodyByExtractive(/numbers that its sentences have not \(97531\)/)(outcome);
      never(/97531/)(outcome.script);
    },
  },
  {
    fault: 'invented names',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, text: `${turn.text} So said Archimedes.` }))),
    check: (outcome) => {
      bodyByExtractive(/names that its sentences have not \(Archimedes\)/)(outcome);
      never(/Archimedes/)(outcome.script);
    },
  },
  {
    fault: 'statements that have nothing to do with their refs',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(
      turns((turn) => ({
        ...turn,
        text:
          turn.kind === 'source'
            ? 'Violins are carved from spruce and maple by patient craftsmen.'
            : turn.text,
      })),
    ),
    check: (outcome) => {
      bodyByExtractive(/little to do/)(outcome);
      never(/Violins/)(outcome.script);
    },
  },
  {
    fault: 'another language',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(
      turns((turn) => ({
        ...turn,
        text: 'Die Erde dreht sich, und das Wasser folgt dem Mond, weil seine Anziehung auf beiden Seiten verschieden ist.',
      })),
    ),
    check: (outcome) => never(/Wasser/)(outcome.script),
  },
  {
    fault: 'the same turn again and again',
    sees: NOTE,
    kept: SEGMENT,
    behave: ({ isOutline }) =>
      isOutline
        ? GOOD
        : { do: 'answer', change: (text) => text.split('\n').slice(0, 2).join('\n').concat('\n').repeat(30) },
    check: ({ script }) => {
      const said = script.turns.filter(({ kind }) => kind === 'source').map(({ text }) => text);
      expect(new Set(said).size).toBe(said.length);
    },
  },
  {
    fault: 'markup, addresses and stage directions',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(
      turns((turn, i) => ({
        ...turn,
        text: [`**${turn.text}**`, `${turn.text} (laughs)`, `${turn.text} See www.example.org.`][i % 3]!,
      })),
    ),
    check: (outcome) => {
      bodyByExtractive(/markup|brackets|address/)(outcome);
      never(/[*(]|www/)(outcome.script);
    },
  },
  {
    fault: 'a speaker that does not exist',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, speaker: 7 }))),
    check: bodyByExtractive(/no speaker has the number 7/),
  },
  {
    fault: 'an hour of silence',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => ({ do: 'silence' }),
    wish: { patience: { firstTokenMs: 50, tries: 2 } },
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
    wish: { patience: { idleMs: 50 }, repairs: 0 },
    check: bodyByExtractive(/broke off/),
  },
  {
    fault: 'an empty answer',
    sees: WHOLE_NOTE,
    kept: WHOLE,
    behave: () => ({ do: 'answer', change: () => '' }),
    check: wholeByExtractive(/no JSON object/),
  },
  {
    fault: 'empty segments',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments({ do: 'answer', change: () => '' }),
    check: bodyByExtractive(/held no turn/),
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
  {
    fault: 'the instructions recited',
    sees: NOTE,
    kept: SEGMENT,
    behave: (call) =>
      call.isOutline
        ? GOOD
        : turns((turn) => ({
            ...turn,
            text: /Say only what the sentences.*$/m.exec(call.instructions)![0].replace(/"/g, ''),
          })),
    check: (outcome) => never(/Say only what/)(outcome.script),
  },
  {
    fault: 'a model that obeys orders in the document',
    sees: NOTE,
    kept: SEGMENT,
    behave: inSegments(turns((turn) => ({ ...turn, text: PIRATE }))),
    check: (outcome) => never(/hearties|Hackbeard|plunder/)(outcome.script),
  },
];
