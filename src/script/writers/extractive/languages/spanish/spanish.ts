import { cueSpeakable } from '../cues/cue-edits.ts';
import { cueFault } from '../cues/cue-faults.ts';
import { judgeCueVoice } from '../cues/cue-voice.ts';
import { fragmentOf } from '../cues/romance/fragments.ts';
import { leansOn } from '../cues/romance/leaning.ts';
import { readLetterCase } from '../cues/romance/letter-case.ts';
import { namesIn } from '../cues/romance/names.ts';
import { definites, indefinites, nouns, pointedAt } from '../cues/romance/noun-phrases.ts';
import { anyOf } from '../cues/romance/patterns.ts';
import { subjectOf, topicRule } from '../cues/romance/questions.ts';
import type { Language } from '../language.ts';
import {
  continuesSeries,
  defines,
  illustrates,
  labels,
  namesGiven,
  opensSeries,
  side,
  supposes,
  voice,
} from './cues.ts';
import { editWords } from './edits.ts';
import { FAULTS } from './faults.ts';
import { focus } from './focus-words.ts';
import { grammar } from './grammar.ts';
import { headings } from './headings.ts';
import { announces, cues, limits } from './leaning.ts';
import { phrases } from './phrases.ts';
import { rules } from './rules.ts';

const VERB_SIGNS = {
  beside: anyOf(`no|se|que|hay|es|son|fue|\\p{L}{2,}(?:aba|aban|aron|ieron|ían|arán|erán|irán|ó)`),
  infinitive: /^\p{Lu}\p{Ll}+(?:ar|er|ir)(?:se|lo|la)? /u,
};

/** Spanish, whose verbs say who acts without a pronoun. */
export const spanish: Language = {
  code: 'es',
  words: {
    stem: grammar.stems.stem,
    contentStems: grammar.stems.contentStems,
    nouns: (text) => nouns(text, grammar),
    definites: (text) => definites(text, grammar),
    indefinites: (text) => indefinites(text, grammar),
    pointedAt: (text) => pointedAt(text, grammar),
    names: (text) => namesIn(text, grammar),
    subject: (text, letterCase) => subjectOf(text, letterCase, grammar),
    readLetterCase: (document) => readLetterCase(document, grammar),
  },
  reading: {
    ...{ announces, limits, supposes, opensSeries, continuesSeries },
    ...{ defines, namesGiven, labels, side, illustrates },
    speakable: (sentence, block) => cueSpeakable(sentence, block, editWords),
    fault: (text) => cueFault(text, FAULTS) ?? fragmentOf(text, grammar, VERB_SIGNS),
    leans: (text, opensParagraph) => leansOn(text, opensParagraph, cues, grammar),
    judgeVoice: (lines) => judgeCueVoice(lines, voice),
  },
  headings,
  asking: {
    rules,
    most: {
      ...{ contrast: 1, consequence: 2, example: 3, naming: 2, topic: 6 },
      ...{ amount: 2, event: 3, condition: 4, use: 4 },
    },
    topic: topicRule(grammar),
  },
  focus,
  phrases,
};
