import type { Speaker } from '../../../../kernel/artifacts.ts';
import type { ScriptOptions } from '../../../options.ts';
import { Questions } from '../asking/ask.ts';
import type { PhraseBook } from '../languages/phrase-book.ts';
import type { Line } from '../model.ts';
import type { Show } from '../plan-show.ts';
import type { Source } from '../reading/read-source.ts';
import { Conversation, type Stage } from './conversation.ts';
import { explainAcronyms } from './first-mentions.ts';
import { Lecture } from './lecture.ts';
import { Moderated } from './moderated.ts';
import { SegmentList } from './segment-list.ts';
import { segmentTitle } from './segment-title.ts';
import { aboutSource, findAuthor, headingTopic, namedTopic, nameSeveral, topicsIn } from './source-names.ts';
import { type Lead, PIECE_WORDS, type Teller } from './teller.ts';
import type { Told } from './told.ts';
import { TurnList } from './turn-list.ts';

const MOST_AGENDA = 4;
const SHORT_LEAD = 70;

/** Turns a plan into turns: opening, segments with their transitions, recap. */
export function tellShow(source: Source, show: Show, options: ScriptOptions): Told {
  const { format } = options;
  const phrases = source.language.phrases(options.tone ?? 'plain');
  const alone = format === 'lecture' || options.speakers.length === 1;
  const speakers = alone ? options.speakers.slice(0, 1) : [...options.speakers];
  const list = new TurnList(findAuthor(source, phrases), phrases);
  const teller = tellerOf(source, options, list, speakers, phrases);
  const segments = new SegmentList(list);

  const about = aboutSource(source, alone);
  const topics = show.parts.map(({ part }) => headingTopic(part.title, source, phrases));
  segments.open(phrases.chapters.opening, 'opening', show.opening);
  teller.frame(welcomed(phrases.welcome(about), format, speakers, phrases));
  teller.tell(show.opening, undefined);
  const listable = topics.filter((t): t is string => t !== undefined && phrases.fitsList(t));
  const announced = format !== 'brief' && listable.length > 1 && listable.length >= topics.length - 1;
  if (announced) teller.frame(phrases.agenda(listable.slice(0, MOST_AGENDA), listable.length > MOST_AGENDA));

  show.parts.forEach(({ part, lines, targetWords }, i) => {
    // A line or two before the first heading still belong to the opening.
    if (i > 0 || part.title !== '' || show.parts.length < 2 || wordsOf(lines) > SHORT_LEAD) {
      const unnamed = { first: i === 0, introduction: phrases.chapters.introduction };
      const title = segmentTitle(part.title, lines, source.letterCase, source.language.words, unnamed);
      segments.open(title, 'body', lines, targetWords);
    }
    // The opening has begun it, or the list has named it: no need to lead in again.
    const begun = part.sections.some((s) =>
      s.units.some((p) => p.lines.some((l) => show.opening.includes(l))),
    );
    const known = i === 0 && (begun || (announced && topics[0] === listable[0]));
    const topic = topics[i] ?? namedTopic(segments.lastTitle, source, phrases);
    const lead = known ? undefined : leadInto(topic, i, show.parts.length, format, phrases);
    teller.tell(lines, intoFile(source, show, i, lead, phrases));
  });

  segments.open(phrases.chapters.recap, 'recap', show.closing);
  const summing = recap(show, listable, topics.length, source, phrases);
  if (format !== 'brief') teller.frame(summing);
  if (show.closing.length > 0) teller.tell(show.closing, undefined);
  // Said again without a word that it sums up, a line would only be said twice.
  else if (show.again && summing !== '' && listable.length < 2 && titled(show, source).length < 2)
    teller.again(show.again);
  teller.frame(parted(phrases.goodbye(about), format, speakers, phrases));
  nameSeveral(source, list.turns, phrases);
  explainAcronyms(source.document, list.turns, phrases);
  return { turns: list.turns, segments: segments.segments, speakers, description: describe(source, show) };
}

function tellerOf(
  source: Source,
  { format, tone = 'plain' }: ScriptOptions,
  list: TurnList,
  speakers: readonly Speaker[],
  phrases: PhraseBook,
): Teller {
  const topics = topicsIn(source, phrases);
  if (speakers.length === 1) return new Lecture(list, speakers[0]!.slot, topics, phrases);
  const { letterCase, known, language } = source;
  const stage: Stage = {
    list,
    speakers,
    topics,
    phrases,
    words: language.words,
    questions: new Questions({ asking: language.asking, phrases, letterCase, known }),
    mostWords: PIECE_WORDS[tone],
  };
  return format === 'interview' || format === 'panel' ? new Moderated(stage) : new Conversation(stage);
}

/** The greeting, and who else is there. */
function welcomed(
  greeting: string,
  format: ScriptOptions['format'],
  [, ...guests]: readonly Speaker[],
  phrases: PhraseBook,
): string {
  if (guests.length === 0) return greeting;
  const names = guests.map((g) => g.name);
  if (format === 'interview') return `${greeting} ${phrases.interview.introduce(names[0]!)}`;
  return format === 'panel' ? `${greeting} ${phrases.panel.introduce(names)}` : greeting;
}

function parted(
  goodbye: string,
  format: ScriptOptions['format'],
  [, guest]: readonly Speaker[],
  phrases: PhraseBook,
): string {
  return format === 'interview' && guest ? `${phrases.interview.thank(guest.name)} ${goodbye}` : goodbye;
}

function leadInto(
  topic: string | undefined,
  i: number,
  parts: number,
  format: ScriptOptions['format'],
  phrases: PhraseBook,
): Lead | undefined {
  if (topic === undefined)
    return i === 0 || format === 'brief' ? undefined : { text: phrases.untitledTransition(i) };
  const place = i === 0 ? 'first' : i === parts - 1 && parts > 2 ? 'last' : 'middle';
  return { text: phrases.transition(topic, i, place), topic };
}

/** Where another file of several begins, it is named before its topic. */
function intoFile(
  { document }: Source,
  show: Show,
  i: number,
  lead: Lead | undefined,
  phrases: PhraseBook,
): Lead | undefined {
  const fileOf = (at: number) => show.parts[at]?.part.sections[0]?.part;
  const own = fileOf(i);
  const title = own === undefined ? undefined : document.parts?.[own]?.title;
  if (i === 0 || title === undefined || own === fileOf(i - 1)) return lead;
  const named = phrases.subTransition(title);
  if (lead === undefined || lead.topic?.toLowerCase() === title.toLowerCase()) return { text: named };
  return { ...lead, text: `${named} ${lead.text}` };
}

const MOST_RECAP = 4;

/** What was told, by its topics; by its headings where those are no topics. */
function recap(
  show: Show,
  listable: readonly string[],
  parts: number,
  source: Source,
  phrases: PhraseBook,
): string {
  if (listable.length > 1 && listable.length * 2 >= parts)
    return phrases.recapLead(
      listable.slice(0, MOST_RECAP),
      listable.length > MOST_RECAP || listable.length < parts,
    );
  const headings = titled(show, source).slice(0, MOST_RECAP);
  return headings.length > 1 ? phrases.recapHeadings(headings) : phrases.recapLead([], false);
}

/** Headings of the parts that were told at some length. */
function titled(show: Show, { language }: Source): string[] {
  return show.parts
    .filter((p) => p.part.title !== '' && p.lines.length > 2)
    .map((p) => language.headings.clean(p.part.title));
}

function describe(source: Source, show: Show): string {
  const first = show.opening[0] ?? show.parts[0]?.lines[0];
  return first ? first.text : source.document.metadata.title;
}

function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, l) => sum + l.words, 0);
}
