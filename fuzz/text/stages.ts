import { markCitations } from '../../src/documents/confined/citations.ts';
import { settleHeadings } from '../../src/documents/confined/headings.ts';
import { plainMarkdown } from '../../src/documents/confined/readers/markdown/dialects.ts';
import { blocksOfChunk } from '../../src/documents/confined/readers/text/text-blocks.ts';
import { splitChunks, splitTextLines } from '../../src/documents/confined/readers/text/text-lines.ts';
import { underscoreEmphasis } from '../../src/documents/confined/readers/text/underscores.ts';
import { assignRoles } from '../../src/documents/confined/roles/assign-roles.ts';
import { splitSentences } from '../../src/documents/confined/sentences/split-sentences.ts';
import { Vocabulary } from '../../src/documents/confined/vocabulary.ts';
import { countWords } from '../../src/documents/shared/count-words.ts';
import type { DraftBlock } from '../../src/documents/shared/draft.ts';
import { cleanText } from '../../src/documents/shared/inline-text.ts';
import { namesIn } from '../../src/script/grounding/names.ts';
import { numbersIn } from '../../src/script/grounding/numbers.ts';
import { subjectStems } from '../../src/script/grounding/words.ts';
import { findLanguage } from '../../src/script/writers/extractive/languages/find-language.ts';
import type { Language } from '../../src/script/writers/extractive/languages/language.ts';
import { plainLanguage } from '../../src/script/writers/extractive/languages/plain/plain.ts';
import { cleanForAnyVoice } from '../../src/speech/normalize/clean.ts';
import { normalize, READERS } from '../../src/speech/normalize/normalize.ts';
import { TracedText } from '../../src/speech/normalize/traced-text.ts';
import { splitSentences as splitTurn } from '../../src/speech/takes/split-sentences.ts';
import type { Work } from './rules.ts';

const stage = (name: string, work: (text: string) => unknown): Work => ({
  name,
  work: (text) => void work(text),
  expression: null,
});

const block = (text: string): DraftBlock => ({ type: 'paragraph', inline: { text, spans: [] } });

function readLines(text: string): void {
  for (const chunk of splitChunks(splitTextLines(text))) blocksOfChunk(chunk, new Vocabulary(), 80);
}

/** What the writer does to one sentence: said aloud, judged, and taken apart into its words. */
function readLine({ reading, words, headings }: Language, raw: string): void {
  const place = { start: 0, end: raw.length };
  const { text } = reading.speakable(
    { id: 's1', blockId: 'b1', ...place, raw },
    { id: 'b1', type: 'paragraph', role: 'body', ...place, text: raw },
  );
  reading.fault(text);
  reading.leans(text, true);
  reading.limits(text, text);
  reading.announces(text);
  reading.supposes(text);
  reading.opensSeries(text);
  reading.continuesSeries(text);
  reading.defines(text);
  reading.namesGiven(text);
  reading.labels(text);
  reading.side(text);
  reading.illustrates(text);
  words.contentStems(text);
  words.nouns(text);
  words.definites(text);
  words.indefinites(text);
  words.pointedAt(text);
  words.names(text);
  headings.clean(text);
}

const LANGUAGES = [...Object.keys(READERS).map((code) => findLanguage(code)!), plainLanguage('pl')];

/** Every stage that a document's text goes through, whole. */
export const STAGES: readonly Work[] = [
  ...[...Object.keys(READERS), 'pl'].map((language) =>
    stage(`normalize ${language}`, (text) => normalize(text, language)),
  ),
  ...LANGUAGES.map((language) => stage(`line ${language.code}`, (text) => readLine(language, text))),
  stage('clean for any voice', (text) => cleanForAnyVoice(TracedText.of(text))),
  stage('sentences of a turn', (text) => splitTurn(text, 'en')),
  stage('sentences of a block, English', (text) => splitSentences(text, [], 'en')),
  stage('sentences of a block, German', (text) => splitSentences(text, [], 'de')),
  stage('clean text', cleanText),
  stage('lines of plain text', readLines),
  stage('emphasis', underscoreEmphasis),
  stage('Markdown', plainMarkdown),
  stage('words', countWords),
  stage('headings', (text) => settleHeadings([block(text)], null)),
  stage('roles', (text) => assignRoles([block(text)])),
  stage('citations', (text) => markCitations(block(text))),
  stage('grounding: words', subjectStems),
  stage('grounding: names', (text) => namesIn(text, 'en')),
  stage('grounding: German names', (text) => namesIn(text, 'de')),
  stage('grounding: numbers', (text) => numbersIn(text, 'en')),
];
