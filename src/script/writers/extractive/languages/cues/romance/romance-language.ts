import type { FocusWords, Headings, Language, Reading, Verdicts } from '../../language.ts';
import type { NoteWords } from '../../note-words.ts';
import type { BookOf } from '../../phrase-book.ts';
import type { Rule } from '../../question.ts';
import { cueSpeakable, type EditWords } from '../cue-edits.ts';
import { cueFault, type Fault } from '../cue-faults.ts';
import { judgeCueVoice, type OwnVoice } from '../cue-voice.ts';
import { findFragment, type VerbSigns } from './fragments.ts';
import type { Grammar } from './grammar.ts';
import { type LeaningCues, leansOn } from './leaning.ts';
import { readLetterCase } from './letter-case.ts';
import { namesIn } from './names.ts';
import { definites, indefinites, nouns, pointedAt } from './noun-phrases.ts';
import { findSubject, topicRule } from './questions.ts';

/** What each Romance language says for itself; how it is read is the same in all four. */
export interface RomanceParts {
  code: string;
  grammar: Grammar;
  /** Signs of a verb, for sentences that might have none. */
  verbSigns: VerbSigns;
  /** Signs of its own that tie a sentence to the one before. */
  tied?: (text: string) => boolean;
  leaning: LeaningCues;
  voice: OwnVoice;
  faults: readonly Fault[];
  editWords: EditWords;
  cues: Pick<
    Reading,
    | 'announces'
    | 'limits'
    | 'supposes'
    | 'opensSeries'
    | 'continuesSeries'
    | 'defines'
    | 'namesGiven'
    | 'labels'
    | 'side'
    | 'illustrates'
    | 'disputants'
  >;
  headings: Headings;
  rules: readonly Rule[];
  focus: FocusWords;
  notes: NoteWords;
  verdicts: Verdicts;
  phrases: BookOf;
}

export function romanceLanguage(parts: RomanceParts): Language {
  const { grammar, tied } = parts;
  return {
    code: parts.code,
    words: {
      stem: grammar.stems.stem,
      contentStems: grammar.stems.contentStems,
      nouns: (text) => nouns(text, grammar),
      definites: (text) => definites(text, grammar),
      indefinites: (text) => indefinites(text, grammar),
      pointedAt: (text) => pointedAt(text, grammar),
      names: (text) => namesIn(text, grammar),
      subject: (text, letterCase) => findSubject(text, letterCase, grammar),
      readLetterCase: (document) => readLetterCase(document, grammar),
    },
    reading: {
      ...parts.cues,
      speakable: (sentence, block) => cueSpeakable(sentence, block, parts.editWords),
      fault: (text, alone) =>
        cueFault(text, parts.faults, alone) ?? findFragment(text, grammar, parts.verbSigns),
      leans: (text, opensParagraph) =>
        (tied?.(text) ?? false) || leansOn(text, opensParagraph, parts.leaning, grammar),
      // What opens with its verb speaks of the title or to the reader: "Mezcla la harina", "Absorbe la luz".
      opensText: (text) =>
        !(tied?.(text) ?? false) && !leansOn(text, true, { ...parts.leaning, dropsSubject: false }, grammar),
      judgeVoice: (lines, document) => judgeCueVoice(lines, parts.voice, document),
    },
    headings: parts.headings,
    asking: {
      rules: parts.rules,
      most: {
        contrast: 1,
        consequence: 2,
        example: 3,
        naming: 2,
        topic: 6,
        amount: 2,
        event: 3,
        condition: 4,
        use: 4,
      },
      topic: topicRule(grammar),
    },
    focus: parts.focus,
    notes: parts.notes,
    verdicts: parts.verdicts,
    phrases: parts.phrases,
  };
}
