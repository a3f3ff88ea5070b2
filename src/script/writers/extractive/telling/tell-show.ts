import type { Segment, Speaker, Turn } from '../../../../kernel/artifacts.ts';
import type { ScriptOptions } from '../../../options.ts';
import { Questions } from '../asking/ask.ts';
import type { Show } from '../plan-show.ts';
import type { Line } from '../reading/model.ts';
import type { Source } from '../reading/read-source.ts';
import { cleanTitle } from '../reading/sections.ts';
import { capitalise } from '../text/letter-case.ts';
import { Conversation } from './conversation.ts';
import { explainAcronyms } from './first-mentions.ts';
import { Lecture } from './lecture.ts';
import {
  agenda,
  fitsList,
  goodbye,
  headingInside,
  inSmall,
  recapHeadings,
  recapLead,
  transition,
  untitledTransition,
  welcome,
} from './phrases.ts';
import { segmentTitle } from './segment-title.ts';
import type { Teller } from './teller.ts';
import { type SourceAuthor, TurnList } from './turn-list.ts';

export interface Told {
  turns: Turn[];
  segments: Segment[];
  speakers: Speaker[];
  description: string;
}

const MOST_AGENDA = 4;
const SHORT_LEAD = 70;
/** Headings that name a place in a text, not a topic. */
const PLACE =
  /^(?:abstract|introduction|overview|general overview|background|preface|prologue|summary|executive summary|main|body|text|untitled|part \w+|chapter \w+)$/i;

/** Turns a plan into turns: opening, segments with their transitions, recap. */
export function tellShow(source: Source, show: Show, options: ScriptOptions): Told {
  const alone = options.format === 'lecture' || options.speakers.length === 1;
  const speakers = alone ? options.speakers.slice(0, 1) : [...options.speakers];
  const list = new TurnList(authorOf(source));
  const topicOf = topicsIn(source);
  const teller: Teller = alone
    ? new Lecture(list, speakers[0]!.slot, topicOf)
    : new Conversation(list, new Questions(source.letterCase, source.known), speakers, topicOf);
  const segments: Segment[] = [];
  const open = (title: string, kind: Segment['kind'], lines: readonly Line[], targetWords: number) => {
    const id = `g${segments.length + 1}`;
    segments.push({
      id,
      title,
      kind,
      targetWords,
      sentenceIds: lines.flatMap((l) => l.sentences.map((s) => s.id)),
    });
    list.openSegment(id);
  };

  const { authors, titleFrom } = source.document.metadata;
  const title = spokenTitle(source);
  const topics = show.parts.map(({ part }) => headingTopic(part.title, source));
  open('Opening', 'opening', show.opening, wordsOf(show.opening));
  teller.frame(welcome(title, authors, titleFrom === 'file_name', alone));
  teller.tell(show.opening, undefined);
  const listable = topics.filter((t): t is string => t !== undefined && fitsList(t));
  const announced = options.format !== 'brief' && listable.length > 1 && listable.length >= topics.length - 1;
  if (announced) teller.frame(agenda(listable.slice(0, MOST_AGENDA), listable.length > MOST_AGENDA));

  show.parts.forEach(({ part, lines, targetWords }, i) => {
    // A line or two before the first heading still belong to the opening.
    if (i > 0 || part.title !== '' || show.parts.length < 2 || wordsOf(lines) > SHORT_LEAD)
      open(segmentTitle(part.title, lines, source.letterCase, i === 0), 'body', lines, targetWords);
    // The opening has begun it, or the list has named it: no need to lead in again.
    const begun = part.sections.some((s) =>
      s.paragraphs.some((p) => p.lines.some((l) => show.opening.includes(l))),
    );
    const known = i === 0 && (begun || (announced && topics[0] === listable[0]));
    const topic = topics[i] ?? namedTopic(segments.at(-1)!.title, source);
    teller.tell(lines, known ? undefined : lead(i, show.parts.length, topic, options.format));
  });

  open('Recap', 'recap', show.closing, wordsOf(show.closing));
  if (options.format !== 'brief') teller.frame(recap(show, listable, topics.length));
  if (show.closing.length > 0) teller.tell(show.closing, undefined);
  else if (show.again && listable.length < 2 && titled(show).length < 2) teller.again(show.again);
  teller.frame(goodbye(title, titleFrom === 'file_name'));
  explainAcronyms(source.document, list.turns);
  return { turns: list.turns, segments, speakers, description: describe(source, show) };
}

/** The title without its number; one in capitals in the letters of a sentence. */
function spokenTitle({ document, letterCase }: Source): string {
  const title = cleanTitle(document.metadata.title);
  return /\p{Ll}/u.test(title) ? title : capitalise(letterCase.heading(inSmall(title)));
}

/** The heading that lines stand under, as a topic. */
function topicsIn(source: Source): ReadonlyMap<Line, string> {
  const topics = new Map<Line, string>();
  for (const section of source.sections) {
    const topic = headingTopic(section.title, source);
    if (topic !== undefined)
      for (const line of section.paragraphs.flatMap((p) => p.lines)) topics.set(line, topic);
  }
  return topics;
}

function headingTopic(title: string, source: Source): string | undefined {
  if (PLACE.test(title) || title.toLowerCase() === source.document.metadata.title.toLowerCase())
    return undefined;
  return headingInside(title, source.letterCase);
}

/** What an untitled part is about, where it can be led into by that; "a part called" is for headings. */
function namedTopic(title: string, source: Source): string | undefined {
  const topic = title.includes(' ') && !title.endsWith('…') ? headingTopic(title, source) : undefined;
  return topic !== undefined && fitsList(topic) ? topic : undefined;
}

/** A sole author goes by the surname. */
function authorOf({ document, authorsSpeak }: Source): SourceAuthor {
  const [only, second] = document.metadata.authors;
  if (second !== undefined || (only === undefined && authorsSpeak))
    return { name: 'The authors', whose: "the authors'", many: true };
  if (only === undefined || !/^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){1,3}$/u.test(only))
    return { name: 'The author', whose: "the author's", many: false };
  const surname = only.split(' ').at(-1)!;
  return { name: surname, whose: `${surname}'s`, many: false };
}

function lead(
  i: number,
  parts: number,
  topic: string | undefined,
  format: ScriptOptions['format'],
): string | undefined {
  if (topic === undefined) return i === 0 || format === 'brief' ? undefined : untitledTransition(i);
  return transition(topic, i, i === 0 ? 'first' : i === parts - 1 && parts > 2 ? 'last' : 'middle');
}

const MOST_RECAP = 4;

/** What was told, by its topics; by its headings where those are no topics. */
function recap(show: Show, listable: readonly string[], parts: number): string {
  if (listable.length > 1 && listable.length * 2 >= parts)
    return recapLead(listable.slice(0, MOST_RECAP), listable.length > MOST_RECAP || listable.length < parts);
  const headings = titled(show).slice(0, MOST_RECAP);
  return headings.length > 1 ? recapHeadings(headings) : recapLead([], false);
}

/** Headings of the parts that were told at some length. */
function titled(show: Show): string[] {
  return show.parts
    .filter((p) => p.part.title !== '' && p.lines.length > 2)
    .map((p) => cleanTitle(p.part.title));
}

function describe(source: Source, show: Show): string {
  const first = show.opening[0] ?? show.parts[0]?.lines[0];
  return first ? first.text : source.document.metadata.title;
}

function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, l) => sum + l.words, 0);
}
