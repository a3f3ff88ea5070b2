import type { Script, Turn } from '../../kernel/artifacts.ts';
import { compareScripts, type TurnComparison } from '../../kernel/live-script/compare-scripts.ts';
import type { ApprovedChange } from '../../kernel/stored.ts';
import { decibels, quoted, seconds, times } from './change-words.ts';

interface Line {
  turn: Turn;
  /** From 1. */
  number: number;
}

/** What became of each line: its words and who speaks it, how it is spoken, and the silence before it. */
export function lineChanges(before: Script, after: Script): ApprovedChange[] {
  const [was, is] = [linesById(before), linesById(after)];
  return compareScripts(before, after).flatMap((compared) => {
    const [old, now] = [was.get(compared.id), is.get(compared.id)];
    if (!old || !now) return [whole(compared, (now ?? old)!)];
    return [...told(compared, old, now), ...directed(old, now)];
  });
}

function whole({ id, kind }: TurnComparison, { number, turn: { text } }: Line): ApprovedChange {
  const at = { part: 'script' as const, turnId: id, line: number };
  return kind === 'added'
    ? { ...at, what: 'New line', before: null, after: quoted(text) }
    : { ...at, what: 'Line taken out', before: quoted(text), after: null };
}

function told({ id, kind }: TurnComparison, old: Line, now: Line): ApprovedChange[] {
  const at = { part: 'script' as const, turnId: id, line: now.number };
  const changes: ApprovedChange[] = [];
  const say = (what: string, before: string | null, after: string | null) =>
    changes.push({ ...at, what, before, after });
  if (kind === 'moved' || old.turn.segmentId !== now.turn.segmentId)
    say('Line moved', `Line ${old.number}`, `Line ${now.number}`);
  if (old.turn.text !== now.turn.text) say('Words', quoted(old.turn.text), quoted(now.turn.text));
  if (old.turn.speaker !== now.turn.speaker)
    say('Who speaks it', `Speaker ${old.turn.speaker + 1}`, `Speaker ${now.turn.speaker + 1}`);
  if (foreignOf(old.turn) !== foreignOf(now.turn))
    say('Words in another language', foreignOf(old.turn), foreignOf(now.turn));
  if (restsOn(old.turn) !== restsOn(now.turn))
    say('The sentences of the source that it rests on', null, null);
  return changes;
}

/** How it is spoken is of the voices; the silence before it and its level are of the mix. */
function directed(old: Line, now: Line): ApprovedChange[] {
  const [was, is] = [old.turn.directions ?? {}, now.turn.directions ?? {}];
  const rows = [
    ['voices', 'Pace', times(was.pace), times(is.pace)],
    ['voices', 'How words are said', sayings(was), sayings(is)],
    ['voices', 'Stressed words', stresses(was), stresses(is)],
    ['mix', 'Pause before it', seconds(was.pauseBeforeMs), seconds(is.pauseBeforeMs)],
    ['mix', 'Level', decibels(was.gainDb), decibels(is.gainDb)],
  ] as const;
  return rows
    .filter(([, , before, after]) => before !== after)
    .map(([part, what, before, after]) => ({
      part,
      turnId: now.turn.id,
      line: now.number,
      what,
      before,
      after,
    }));
}

type Directions = NonNullable<Turn['directions']>;

function sayings({ sayAs = [] }: Directions): string {
  return sayAs.length === 0
    ? 'as they are written'
    : sayAs.map(({ text, as }) => `“${text}” as “${as}”`).join(', ');
}

function stresses({ emphasis = [] }: Directions): string {
  return emphasis.length === 0
    ? 'none'
    : emphasis.map(({ text, nth }) => (nth && nth > 1 ? `“${text}” (${nth})` : `“${text}”`)).join(', ');
}

function foreignOf({ foreign = [] }: Turn): string {
  return foreign.length === 0
    ? 'none'
    : foreign.map(({ text, language }) => `“${text}” (${language})`).join(', ');
}

function restsOn({ refs }: Turn): string {
  return refs.map(({ sentenceId, edit }) => `${sentenceId} ${edit}`).join('\n');
}

function linesById({ turns }: Script): Map<string, Line> {
  return new Map(turns.map((turn, index) => [turn.id, { turn, number: index + 1 }]));
}
