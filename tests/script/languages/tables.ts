import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/documents/read-document.ts';
import type { Block, Document, Script, ScriptFormat, Sentence, Tone } from '../../../src/kernel/artifacts.ts';
import { script as contract } from '../../../src/kernel/contracts/script.ts';
import { writeScript } from '../../../src/script/write-script.ts';
import { Questions } from '../../../src/script/writers/extractive/asking/ask.ts';
import type { Language } from '../../../src/script/writers/extractive/languages/language.ts';
import type { Line } from '../../../src/script/writers/extractive/model.ts';
import { countWords } from '../../../src/script/writers/extractive/text/count-words.ts';
import type { LetterCase } from '../../../src/script/writers/extractive/text/letter-case.ts';
import { fixture } from '../documents.ts';

/** What a language's test states about it; each table is one of the rubric's worries. */
export interface LanguageTables {
  language: Language;
  /** Sentences that lean on the one before, and sentences that stand by themselves. */
  leans: readonly string[];
  stands: readonly string[];
  /** What can't be said, and sentences that look like it and can. */
  faulty: readonly string[];
  sayable: readonly string[];
  /** A line and the question it answers. */
  questions: readonly (readonly [string, string])[];
  /** Lines that no question fits. */
  unasked: readonly string[];
  /** A heading and what leads into it, in the middle of a show. */
  transitions: readonly (readonly [string, string])[];
  edits: readonly (readonly [string, string])[];
  apparatus: readonly string[];
  document: string;
  minutes: number;
  /** Whether the document holds two positions. */
  argues: boolean;
  /** How words are written inside sentences, where it is not small but for names. */
  letterCase?: LetterCase;
  /** Its title, which may be in any language. */
  title: string;
}

/** Words that only an English frame would have. */
const ENGLISH =
  /(?<![\p{L}])(?:the|welcome|today|let's|what|next|thanks|listening|about|please|with|and|of|missing|word)(?![\p{L}])/iu;

function lowerFirst(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const SMALL: LetterCase = { inside: lowerFirst, heading: lowerFirst, sure: () => true };

function lineOf(text: string, language: Language): Line {
  const block: Block = { id: 'b', type: 'paragraph', role: 'body', start: 0, end: text.length, text };
  return {
    sentences: [],
    refs: [],
    block,
    text,
    quoted: false,
    binds: false,
    score: 1,
    at: 0,
    words: countWords(text),
    stems: new Set(language.words.contentStems(text)),
    leans: language.reading.leans(text, false),
  };
}

function spoken(raw: string, language: Language): string {
  const block: Block = { id: 'b', type: 'paragraph', role: 'body', start: 0, end: raw.length, text: raw };
  const sentence: Sentence = { id: 's', blockId: 'b', start: 0, end: raw.length, raw };
  return language.reading.speakable(sentence, block).text;
}

const CAST: Record<ScriptFormat, readonly string[]> = {
  deep_dive: ['host', 'expert'],
  brief: ['host', 'expert'],
  lecture: ['narrator'],
  interview: ['host', 'expert'],
  panel: ['host', 'expert', 'expert'],
  debate: ['proponent', 'opponent'],
  quiz: ['host', 'expert'],
};
const NAMES = ['Ana', 'Leo', 'Eva'];

function write(document: Document, format: ScriptFormat, minutes: number, tone?: Tone): Script {
  const speakers = CAST[format].map((role, slot) => ({
    slot,
    name: NAMES[slot]!,
    voiceId: `v${slot}`,
    role: role as 'host',
  }));
  return writeScript(document, { format, targetMinutes: minutes, speakers, ...(tone ? { tone } : {}) });
}

export function testLanguage(tables: LanguageTables): void {
  const { language, letterCase = SMALL } = tables;
  const { reading } = language;
  const phrases = language.phrases('plain');

  describe('what leans on the sentence before', () => {
    it.each(tables.leans)('leans: %s', (text) => expect(reading.leans(text, false)).toBe(true));
    it.each(tables.stands)('stands: %s', (text) => expect(reading.leans(text, false)).toBe(false));
  });

  describe('what can be said', () => {
    it.each(tables.faulty)('not: %s', (text) => expect(reading.fault(text)).toBeTypeOf('string'));
    it.each(tables.sayable)('said: %s', (text) => expect(reading.fault(text)).toBeUndefined());
    it.each(tables.apparatus)('apparatus: %s', (title) => expect(title).toMatch(language.headings.apparatus));
  });

  describe('questions are chosen from what the answer states', () => {
    const ask = (text: string) =>
      new Questions({ asking: language.asking, phrases, letterCase, known: new Set() }).fitting(
        lineOf(text, language),
      );
    it.each(tables.questions)('%s', (text, question) => expect(ask(text)?.text).toBe(question));
    it.each(tables.unasked)('none: %s', (text) => expect(ask(text)).toBeUndefined());
  });

  describe('headings inside sentences', () => {
    it.each(tables.transitions)('%s', (heading, said) => {
      const topic = phrases.headingInside(language.headings.clean(heading), letterCase);
      expect(topic === undefined ? undefined : phrases.transition(topic, 0, 'middle')).toBe(said);
    });
  });

  it.each(tables.edits)('reads "%s"', (raw, text) => expect(spoken(raw, language)).toBe(text));

  testScripts(tables);
}

function testScripts(tables: LanguageTables): void {
  describe('scripts from the fixture', () => {
    let document: Document;
    beforeAll(async () => {
      document = await readDocument(fixture(tables.document));
    });

    const checked = (format: ScriptFormat, minutes: number, tone?: Tone): Script => {
      const script = write(document, format, minutes, tone);
      expect(contract.safeParse(JSON.parse(JSON.stringify(script))).error).toBeUndefined();
      expect(script.language.split('-')[0]).toBe(tables.language.code);
      for (const turn of script.turns) {
        if (turn.refs.length === 0)
          expect(turn.text.replaceAll(tables.title, '').replaceAll(/["“„«][^"”“»]*["”»]/g, '')).not.toMatch(
            ENGLISH,
          );
        else expect(turn.refs.every((ref) => ref.sentenceId in script.sentences)).toBe(true);
        if (turn.kind === 'source') expect(turn.refs.length).toBeGreaterThan(0);
      }
      return script;
    };

    it('is a deep dive of the length asked for', () => {
      const script = checked('deep_dive', tables.minutes);
      const texts = script.turns
        .filter(({ kind }) => kind !== 'recap' && kind !== 'quiz')
        .map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      const off = Math.abs(script.length.estimatedSeconds / (tables.minutes * 60) - 1);
      expect(off).toBeLessThan(0.15);
      expect(script.turns.some((turn) => turn.kind === 'question')).toBe(true);
    });

    it.each(['warm', 'lively', 'serious'] as const)('has a %s tone of its own', (tone) => {
      const frames = (script: Script) =>
        script.turns.filter((turn) => turn.kind === 'frame').map((turn) => turn.text);
      const plain = frames(checked('deep_dive', 3));
      expect(frames(checked('deep_dive', 3, tone))[0]).not.toBe(plain[0]);
    });

    it.each(['brief', 'lecture', 'interview', 'panel', 'quiz'] as const)('is a %s', (format) => {
      const script = checked(format, format === 'brief' ? 1.5 : 4);
      expect(script.format).toBe(format);
      expect(script.turns.filter((turn) => turn.refs.length > 0).length).toBeGreaterThan(2);
    });

    it(tables.argues ? 'is a debate' : 'is no debate', () => {
      if (!tables.argues) expect(() => checked('debate', 4)).toThrow(/debate/);
      else {
        const script = checked('debate', 4);
        const speaking = new Set(script.turns.filter((t) => t.refs.length > 0).map((t) => t.speaker));
        expect(speaking.size).toBe(2);
      }
    });
  });
}
