import { Link } from 'react-router';
import { editorPath } from '../../../kernel/rules/pages.ts';
import type { ScriptCheck } from '../../../kernel/rules/script-checks.ts';
import { CheckWords, ScriptChecks } from '../../components/page/script-checks.tsx';
import { Section } from '../../components/page/section.tsx';
import type { ExportedEpisode } from './types.ts';

/** What of the chosen episodes their sources do not hold, before they are exported. */
export function EpisodeChecks({ episodes }: { episodes: readonly ExportedEpisode[] }) {
  return episodes.map((episode) => (
    <Section
      key={episode.id}
      title={episodes.length === 1 ? 'Before you export' : `Before you export ${episode.title}`}
    >
      <ScriptChecks
        episodeId={episode.id}
        row={(check) => <CheckLink episodeId={episode.id} check={check} />}
      />
    </Section>
  ));
}

function CheckLink({ episodeId, check }: { episodeId: string; check: ScriptCheck }) {
  return (
    <Link
      to={editorPath(episodeId, check.turnId)}
      className="block min-h-6 rounded-sm hover:text-ink pointer-coarse:min-h-11"
    >
      <CheckWords check={check} turn={check.text} />
      <span className="mt-1 block text-[13px] font-semibold underline decoration-line-strong underline-offset-4">
        Open it in the editor
      </span>
    </Link>
  );
}
