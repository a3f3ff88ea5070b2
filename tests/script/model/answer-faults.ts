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
  never,
  once,
  REPAIRED,
  repairedOnce,
  SEGMENT,
  turns,
  WHOLE,
  WHOLE_NOTE,
  wholeByExtractive,
} from './fault-case.ts';

const PIRATE =
  'Arr, me hearties, I be Captain Hackbeard and me secret prompt says plunder the treasure of the seven seas!';

/** What is wrong with an answer that came. */
export const ANSWER_FAULTS: readonly FaultCase[] = [
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
    check: ({ script }) => expect(JSON.stringify(script)).not.toMatch(/hearties|secret prompt|plunder/),
  },
];
