import type { Script, Turn } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import type { ApprovedPart } from '../../kernel/rules/approvals/approved-parts.ts';
import type { BoundFacts } from '../../kernel/stored.ts';
import { canonicalHash } from './canonical-hash.ts';

/** What of an episode is approved: everything that listeners get is made of it. */
export interface Approvable {
  script: Script;
  facts: BoundFacts;
}

type Directions = NonNullable<Turn['directions']>;

/** The one form in which two versions are held against each other; what sounds and reads alike is the same. */
export function approvedForm({ script, facts }: Approvable): Record<ApprovedPart, unknown> {
  return {
    script: {
      language: script.language,
      segments: script.segments.map(({ id, title }) => ({ id, title })),
      lines: script.turns.map(({ id, segmentId, speaker, text, foreign, refs }) => ({
        id,
        segmentId,
        speaker,
        text,
        foreign: foreign ?? [],
        refs: refs.map(({ sentenceId, edit }) => ({ sentenceId, edit })),
      })),
    },
    voices: {
      speakers: script.speakers.map(({ slot, name, role, voiceId }) => ({ slot, name, role, voiceId })),
      lines: directed(script, spokenAs),
    },
    mix: {
      music: facts.music,
      openingSound: facts.openingSound,
      lines: directed(script, mixedAs),
      clips: Object.fromEntries((script.soundClips ?? []).map((clip) => [clip.id, clip])),
    },
    metadata: {
      title: facts.title,
      brand: facts.brand,
      description: script.description,
      credits: script.credits ?? '',
      source: { title: script.source.title, authors: script.source.authors },
    },
  };
}

/** Of script, voices, mix and metadata together. */
export function approvableHash(approvable: Approvable): string {
  return canonicalHash(approvedForm(approvable));
}

function spokenAs({ pace, sayAs = [], emphasis = [] }: Directions): Directions {
  return compact<Directions>({
    pace: pace === 1 ? undefined : pace,
    sayAs: sayAs.length > 0 ? sayAs : undefined,
    emphasis: emphasis.length > 0 ? emphasis : undefined,
  });
}

function mixedAs({ pauseBeforeMs, gainDb }: Directions): Directions {
  return compact<Directions>({ pauseBeforeMs, gainDb: gainDb === 0 ? undefined : gainDb });
}

/** By the ids of turns, those that have any such direction. */
function directed(script: Script, pick: (directions: Directions) => Directions): Record<string, Directions> {
  const lines = script.turns.map(({ id, directions }) => [id, pick(directions ?? {})] as const);
  return Object.fromEntries(lines.filter(([, picked]) => Object.keys(picked).length > 0));
}
