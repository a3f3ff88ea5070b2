import type { Segment, Speaker, Turn } from '../../../../kernel/artifacts.ts';
import type { ScriptOptions } from '../../../options.ts';
import { Questions } from '../asking/ask.ts';
import type { Show } from '../plan-show.ts';
import type { Line } from '../reading/model.ts';
import type { Source } from '../reading/read-source.ts';
import { capitalise } from '../text/letter-case.ts';
import { Conversation } from './conversation.ts';
import { Lecture } from './lecture.ts';
import { agenda, goodbye, headingInside, recapLead, transition, untitledTransition, welcome } from './phrases.ts';
import type { Teller } from './teller.ts';
import { TurnList } from './turn-list.ts';

export interface Told {
  turns: Turn[];
  segments: Segment[];
  speakers: Speaker[];
  description: string;
}

const MOST_AGENDA = 4;

/** Turns a plan into turns: opening, segments with their transitions, recap. */
export function tellShow(source: Source, show: Show, options: ScriptOptions): Told {
  const alone = options.format === 'lecture' || options.speakers.length === 1;
  const speakers = alone ? options.speakers.slice(0, 1) : [...options.speakers];
  const list = new TurnList();
  const teller: Teller = alone
    ? new Lecture(list, speakers[0]!.slot)
    : new Conversation(list, new Questions(source.letterCase), speakers);
  const segments: Segment[] = [];
  const open = (title: string, kind: Segment['kind'], lines: readonly Line[], targetWords: number) => {
    const id = `g${segments.length + 1}`;
    segments.push({ id, title, kind, targetWords, sentenceIds: lines.flatMap((l) => l.sentences.map((s) => s.id)) });
    list.openSegment(id);
  };

  const { title, authors, titleFrom } = source.document.metadata;
  const topics = show.parts.map(({ part }) => headingInside(part.title, source.letterCase));
  open('Opening', 'opening', show.opening, wordsOf(show.opening));
  teller.frame(welcome(title, authors, titleFrom === 'file_name', alone));
  teller.tell(show.opening, undefined);
  const announced = options.format === 'brief' ? false : announce(teller, topics);

  show.parts.forEach(({ part, lines, targetWords }, i) => {
    open(part.title === '' ? untitled(lines, source) : part.title, 'body', lines, targetWords);
    teller.tell(lines, lead(i, show.parts.length, topics, announced));
  });

  open('Recap', 'recap', show.closing, wordsOf(show.closing));
  closeShow(teller, show, topics, options.format, goodbye(title, titleFrom === 'file_name'));
  return { turns: list.turns, segments, speakers, description: describe(source, show) };
}

function announce(teller: Teller, topics: readonly (string | undefined)[]): boolean {
  const named = topics.filter((t) => t !== undefined);
  if (named.length < 2 || named.length < topics.length - 1) return false;
  teller.frame(agenda(named.slice(0, MOST_AGENDA), named.length > MOST_AGENDA));
  return topics[0] !== undefined;
}

function lead(i: number, parts: number, topics: readonly (string | undefined)[], announced: boolean): string | undefined {
  if (i === 0 && announced) return undefined;
  const topic = topics[i];
  if (topic === undefined) return i === 0 ? undefined : untitledTransition(i);
  return transition(topic, i, i === 0 ? 'first' : i === parts - 1 && parts > 2 ? 'last' : 'middle');
}

function closeShow(
  teller: Teller,
  show: Show,
  topics: readonly (string | undefined)[],
  format: ScriptOptions['format'],
  farewell: string,
): void {
  const named = topics.filter((t) => t !== undefined);
  const heard = named.length <= 3 ? named : [named[0]!, named[Math.floor(named.length / 2)]!, named.at(-1)!];
  if (format !== 'brief') teller.frame(recapLead(heard));
  if (show.closing.length > 0) teller.tell(show.closing, undefined);
  teller.frame(farewell);
}

function untitled(lines: readonly Line[], source: Source): string {
  const best = lines.reduce((a, b) => (b.score > a.score ? b : a));
  const words = best.text.split(' ').slice(0, 6).join(' ').replace(/[,;:.]$/, '');
  return capitalise(source.letterCase.inside(words));
}

function describe(source: Source, show: Show): string {
  const first = show.opening[0] ?? show.parts[0]?.lines[0];
  return first ? first.text : source.document.metadata.title;
}

function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, l) => sum + l.words, 0);
}
