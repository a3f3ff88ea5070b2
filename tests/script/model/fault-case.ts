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

export const turns = (change: (turn: GivenTurn, i: number) => GivenTurn | string): Behaviour => ({
  do: 'answer',
  change: (text) => eachTurn(text, change),
});
/** The outline is good, every segment so. */
export const inSegments =
  (behaviour: Behaviour) =>
  ({ isOutline }: Call): Behaviour =>
    isOutline ? GOOD : behaviour;
/** Only the first attempt at the body's first segment is so. */
export const once =
  (behaviour: Behaviour) =>
  ({ prompt }: Call): Behaviour =>
    /Write SEGMENT 1 /.test(prompt) && !/not accepted/.test(prompt) ? behaviour : GOOD;

export const status = (code: number, headers: Record<string, string> = {}): Behaviour => ({
  do: 'status',
  status: code,
  headers,
});

export const notes = (script: Script) => script.writer.notes?.join(' ') ?? '';
export const byModel = ({ script }: { script: Script }) => {
  expect(script.writer.name).toBe('model');
  for (const segment of script.segments)
    expect(segment, segment.fallbackReason).toMatchObject({ writtenBy: 'model' });
};
export const body = (script: Script) => script.segments.filter(({ kind }) => kind === 'body');
export const bodyByExtractive =
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
export const wholeByExtractive =
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
export const repairedOnce = (outcome: { script: Script; server: ModelServer }) => {
  byModel(outcome);
  const again = outcome.server.calls.filter(({ prompt }) => prompt.includes('was not accepted'));
  expect(again).toHaveLength(1);
};
export const never = (words: RegExp) => (script: Script) => {
  for (const turn of script.turns) expect(turn.text).not.toMatch(words);
};

export const NOTHING = 'nothing; the notes count the calls';
export const ALL = 'the whole script, by the model';
export const REPAIRED = 'all but the turns concerned; the segment is asked for again with its faults listed';
export const SEGMENT = "the document's own sentences in place of the segment";
export const WHOLE = "a whole script from the document's own sentences";
export const NOTE = 'a note that names the segment and the reason';
export const WHOLE_NOTE = 'a note that the model could not, and why';
