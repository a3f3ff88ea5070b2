import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Script, Turn } from '../artifacts.ts';
import type { ScriptChanges } from '../stored.ts';
import { countClipChanges } from './clip-changes.ts';
import { isSaidOtherwise, turnChanges } from './turn-changes.ts';

/** Words of both sides, in order. */
export interface WordChange {
  kind: 'same' | 'added' | 'gone';
  text: string;
}

export interface TurnComparison {
  id: string;
  /** A turn that was moved may also say something else: `words` tells. */
  kind: 'same' | 'changed' | 'moved' | 'added' | 'gone';
  speaker: number;
  /** Where another one spoke it before. */
  speakerBefore?: number;
  words: WordChange[];
}

/** What became of each turn, by its id: the later script's in order, and each that is gone where it stood. */
export function compareScripts(before: Script, after: Script): TurnComparison[] {
  const [was, is] = [turnsById(before), turnsById(after)];
  const compared: TurnComparison[] = [];
  for (const { removed, added, value: ids } of diffArrays([...was.keys()], [...is.keys()])) {
    for (const id of ids) {
      const [old, now] = [was.get(id), is.get(id)];
      if (removed) {
        if (!now) compared.push(alone('gone', old!));
      } else if (!old) compared.push(alone('added', now!));
      else compared.push(together(old, now!, added));
    }
  }
  return compared;
}

/** How many turns are other ones. */
export function countChanges(before: Script, after: Script): ScriptChanges {
  const { changed, moved, added, gone } = turnChanges(before.turns, after.turns);
  const sounds = countClipChanges(before.soundClips, after.soundClips);
  return {
    ...(sounds > 0 && { sounds }),
    changed: changed.length,
    moved: moved.length,
    added: added.length,
    gone: gone.length,
  };
}

function together(old: Turn, now: Turn, moved: boolean): TurnComparison {
  const other = isSaidOtherwise(old, now);
  const { id, speaker } = now;
  return {
    id,
    kind: moved ? 'moved' : other ? 'changed' : 'same',
    speaker,
    ...(old.speaker === speaker ? {} : { speakerBefore: old.speaker }),
    words: old.text === now.text ? [{ kind: 'same', text: now.text }] : wordsOf(old.text, now.text),
  };
}

function alone(kind: 'added' | 'gone', { id, speaker, text }: Turn): TurnComparison {
  return { id, kind, speaker, words: [{ kind, text }] };
}

function wordsOf(before: string, after: string): WordChange[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'gone' : 'same',
    text: value,
  }));
}

function turnsById({ turns }: Script): Map<string, Turn> {
  return new Map(turns.map((turn) => [turn.id, turn]));
}
