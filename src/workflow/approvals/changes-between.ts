import type { Script, SoundClip } from '../../kernel/artifacts.ts';
import type { ApprovedPart } from '../../kernel/rules/approvals/approved-parts.ts';
import type { ApprovedChange } from '../../kernel/stored.ts';
import { type Approvable, approvedForm } from './approved-form.ts';
import { canonicalHash } from './canonical-hash.ts';
import { decibels, quoted, seconds } from './change-words.ts';
import { lineChanges } from './line-changes.ts';

/** Everything that is other than it was, for a person: what is of no line first, then line by line. */
export function changesBetween(before: Approvable, after: Approvable): ApprovedChange[] {
  const changes = [
    ...metadataChanges(before, after),
    ...speakerChanges(before.script, after.script),
    ...musicChanges(before, after),
    ...clipChanges(before.script, after.script),
    ...segmentChanges(before.script, after.script),
    ...lineChanges(before.script, after.script),
  ];
  return changes.length > 0 ? changes : unnamed(before, after);
}

function of(part: ApprovedPart, what: string, before: string | null, after: string | null): ApprovedChange[] {
  return before === after ? [] : [{ part, turnId: null, line: null, what, before, after }];
}

function metadataChanges({ script: was, facts: old }: Approvable, { script: is, facts: now }: Approvable) {
  return [
    ...of('metadata', 'Title', quoted(old.title), quoted(now.title)),
    ...of('metadata', 'Brand voice', old.brand ?? 'none', now.brand ?? 'none'),
    ...of('metadata', 'Description', quoted(was.description), quoted(is.description)),
    ...of('metadata', 'Credits of its sounds', quoted(was.credits ?? 'none'), quoted(is.credits ?? 'none')),
    ...of('metadata', 'Title of the source', quoted(was.source.title), quoted(is.source.title)),
    ...of('metadata', 'Authors of the source', was.source.authors.join(', '), is.source.authors.join(', ')),
    ...of('script', 'Language', was.language, is.language),
  ];
}

function speakerChanges(was: Script, is: Script): ApprovedChange[] {
  const slots = new Set([...was.speakers, ...is.speakers].map(({ slot }) => slot));
  return [...slots].flatMap((slot) => {
    const old = was.speakers.find((each) => each.slot === slot);
    const now = is.speakers.find((each) => each.slot === slot);
    if (!old || !now) return of('voices', `Speaker ${slot + 1}`, old?.name ?? null, now?.name ?? null);
    return [
      ...of('voices', `Name of speaker ${slot + 1}`, old.name, now.name),
      ...of('voices', `Role of ${now.name}`, old.role, now.role),
      ...of('voices', `Voice of ${now.name}`, old.voiceId, now.voiceId),
    ];
  });
}

function musicChanges({ facts: old }: Approvable, { facts: now }: Approvable): ApprovedChange[] {
  const opening = ({ openingSound }: Approvable['facts']) => (openingSound ? 'on' : 'off');
  return [
    ...of('mix', 'Music', old.music ?? 'none', now.music ?? 'none'),
    ...of('mix', 'Opening sound', opening(old), opening(now)),
  ];
}

function clipChanges(was: Script, is: Script): ApprovedChange[] {
  const lines = new Map(is.turns.map(({ id }, index) => [id, index + 1]));
  const [old, now] = [clipsById(was), clipsById(is)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [before, after] = [old.get(id), now.get(id)];
    if (before && after && canonicalHash(before) === canonicalHash(after)) return [];
    const { lane, turnId } = (after ?? before)!;
    const what = lane === 'bed' ? 'Sound bed' : 'Effect';
    const words = [before && clipWords(before), after && clipWords(after)] as const;
    const change = { part: 'mix' as const, turnId, line: lines.get(turnId) ?? null, what };
    return [{ ...change, before: words[0] ?? null, after: words[1] ?? null }];
  });
}

function clipWords({
  sound,
  offsetMs,
  fromMs,
  durationMs,
  gainDb,
  fadeInMs,
  fadeOutMs,
  duckDb,
}: SoundClip): string {
  const fades = `fades ${seconds(fadeInMs)} and ${seconds(fadeOutMs)}`;
  const place = `${seconds(offsetMs)} from the line, ${seconds(durationMs)} long, from ${seconds(fromMs)} of it`;
  return `${sound}: ${place}, ${decibels(gainDb)}, ${decibels(duckDb)} lower under speech, ${fades}`;
}

function segmentChanges(was: Script, is: Script): ApprovedChange[] {
  const titles = new Map(is.segments.map(({ id, title }) => [id, title]));
  const before = new Map(was.segments.map(({ id, title }) => [id, title]));
  const ids = new Set([...before.keys(), ...titles.keys()]);
  const changed = [...ids].flatMap((id) =>
    of('script', 'Title of a part', before.get(id) ?? null, titles.get(id) ?? null),
  );
  const order = ({ segments }: Script) => segments.map(({ id }) => id).join('\n');
  if (changed.length > 0 || order(was) === order(is)) return changed;
  const listed = ({ segments }: Script) => quoted(segments.map(({ title }) => title).join(', '));
  return [
    {
      part: 'script',
      turnId: null,
      line: null,
      what: 'Order of the parts',
      before: listed(was),
      after: listed(is),
    },
  ];
}

/** What has no words of its own here: at least the part is told. */
function unnamed(before: Approvable, after: Approvable): ApprovedChange[] {
  const [old, now] = [approvedForm(before), approvedForm(after)];
  return (Object.keys(now) as ApprovedPart[])
    .filter((part) => canonicalHash(old[part]) !== canonicalHash(now[part]))
    .map((part) => ({ part, turnId: null, line: null, what: 'Something in it', before: null, after: null }));
}

function clipsById({ soundClips = [] }: Script): Map<string, SoundClip> {
  return new Map(soundClips.map((clip) => [clip.id, clip]));
}
