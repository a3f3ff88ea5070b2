import type { Document, Script } from '../../../kernel/artifacts.ts';
import { SCRIPT_SCHEMA, SCRIPT_VERSION } from '../../../kernel/contracts/script.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type ScriptOptions, WORDS_PER_MINUTE } from '../../options.ts';
import { estimateSeconds, spokenLength } from './length.ts';
import { planShow, type Show } from './plan-show.ts';
import { keepFocus } from './planning/focus.ts';
import { readSource, type Source } from './reading/read-source.ts';
import { type Told, tellShow } from './telling/tell-show.ts';
import { countWords } from './text/tokens.ts';

const WRITER = { name: 'extractive', version: '1' };
/** A show off its length by less than this share is left as it is. */
const CLOSE_ENOUGH = 0.03;
const ROUNDS = 6;
/** A larger budget that finds less than this much more has found all there is. */
const MORE = 1.015;
/** Under this share of the wish the script says that the source ran out. */
const SHORT = 0.9;
const FEWEST_SOURCE_WORDS = 40;

/** Writes from the source's own sentences: deterministic, English (specification 1.5; issue facts). */
export function writeExtractive(document: Document, options: ScriptOptions): Script {
  const source = readSource(document);
  const sections = options.focus ? keepFocus(source.sections, options.focus, source.known) : source.sections;
  const wordsPerMinute = options.wordsPerMinute ?? WORDS_PER_MINUTE;
  const target = options.targetMinutes * 60;
  let budget = options.targetMinutes * wordsPerMinute * 0.8;
  let most = 0;
  let best: { show: Show; told: Told; seconds: number } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const show = planShow({
      sections,
      format: options.format,
      words: budget,
      known: source.known,
      lines: source.lines,
    });
    if (show.words < FEWEST_SOURCE_WORDS) throw tooShort(document);
    const told = tellShow(source, show, options);
    const seconds = estimateSeconds(told.turns, wordsPerMinute);
    if (!best || Math.abs(seconds - target) < Math.abs(best.seconds - target)) best = { show, told, seconds };
    // Nothing more to be had: a larger budget would find the same.
    if (seconds < target && show.words < most * MORE) break;
    most = Math.max(most, show.words);
    if (Math.abs(seconds - target) / target < CLOSE_ENOUGH) break;
    budget *= Math.min(1.6, Math.max(0.6, target / seconds));
  }
  return assemble(source, options, best!.told, best!.seconds);
}

function assemble(source: Source, options: ScriptOptions, told: Told, seconds: number): Script {
  const { document } = source;
  const target = options.targetMinutes * 60;
  const limited = seconds < target * SHORT;
  return {
    schema: SCRIPT_SCHEMA,
    version: SCRIPT_VERSION,
    title: document.metadata.title,
    language: 'en',
    format: options.format,
    description: told.description,
    writer: WRITER,
    source: {
      documentId: document.id,
      title: document.metadata.title,
      authors: document.metadata.authors,
      ...(document.metadata.pages === undefined ? {} : { pages: document.metadata.pages }),
      words: document.metadata.words,
    },
    options: { targetMinutes: options.targetMinutes, ...(options.focus ? { focus: options.focus } : {}) },
    length: {
      targetSeconds: target,
      estimatedSeconds: seconds,
      words: told.turns.reduce((sum, t) => sum + countWords(t.text), 0),
      limitedBySource: limited,
      ...(limited
        ? {
            note: `The source holds enough for ${spokenLength(seconds)}; ${spokenLength(target)} were asked for.`,
          }
        : {}),
    },
    speakers: told.speakers,
    segments: told.segments,
    turns: told.turns,
    sentences: cited(source, told),
  };
}

/** The sentences that turns rest on, with their page and heading. */
function cited(source: Source, told: Told): Script['sentences'] {
  const wanted = new Set([
    ...told.turns.flatMap((t) => t.refs.map((r) => r.sentenceId)),
    ...told.segments.flatMap((s) => s.sentenceIds),
  ]);
  const out: Script['sentences'] = {};
  for (const section of source.sections)
    for (const line of section.paragraphs.flatMap((p) => p.lines))
      for (const sentence of line.sentences)
        if (wanted.has(sentence.id))
          out[sentence.id] = {
            raw: sentence.raw,
            ...(line.block.page === undefined ? {} : { page: line.block.page }),
            ...(section.title === '' ? {} : { section: section.title }),
          };
  return out;
}

function tooShort(document: Document): AppError {
  return new AppError(
    'script_source_too_short',
    `There is too little in "${document.metadata.title}" to talk about: fewer than ${FEWEST_SOURCE_WORDS} words of it can be said aloud.`,
    { details: { words: document.metadata.words } },
  );
}
