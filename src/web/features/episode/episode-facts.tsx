import { Chip } from '../../components/elements/chip.tsx';
import { languageName, plural } from '../../lib/wording/format.ts';
import type { Episode, Script } from './types.ts';

/** What there is to know of a finished episode, in a row. */
export function EpisodeFacts({ episode, script }: { episode: Episode; script: Script | undefined }) {
  const { durationMs, loudness } = episode;
  return (
    <div className="flex flex-wrap gap-2">
      {durationMs !== undefined && <Chip>{lengthOf(durationMs)}</Chip>}
      {script && <Chip>{languageName(script.language)}</Chip>}
      <Chip>Synthetic voices</Chip>
      {episode.publishedAt && <Chip>On Discover</Chip>}
      {loudness && <Chip>{loudness.integratedLufs.toFixed(1)} LUFS</Chip>}
    </div>
  );
}

/** What could not be done as wished. */
export function EpisodeNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 border-l-2 border-line-strong pl-4 text-[13px] text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function lengthOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return plural(ms / 1000, 'second');
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
