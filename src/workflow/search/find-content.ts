import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { Queries } from '../../platform/db/database.ts';
import { spokenLength } from '../pipeline/spoken-length.ts';
import {
  type FoundScript,
  type FoundSource,
  type FoundTitle,
  findScripts,
  findSourceNames,
  findTitles,
} from '../store/find-content.ts';
import { foldedWords } from '../text-processes/query-words.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';

export type Hit = CallResponse<'search'>['content'][number];

/** Scripts and sources have at least so many places where there are more titles than fit. */
const LEAST = 2;

const STATES: Record<FoundTitle['status'], string> = {
  queued: 'waiting to be made',
  running: 'being made',
  done: 'finished',
  failed: 'could not be made',
  cancelled: 'cancelled',
};

/** Episodes by title, then by what is said in them, then sources; each episode once. */
export async function findContent(
  db: Queries,
  organizationId: string,
  text: string,
  limit: number,
): Promise<Hit[]> {
  const [titles, all, sources] = await Promise.all([
    findTitles(db, organizationId, text, limit),
    findScripts(db, organizationId, text, 2 * limit),
    findSourceNames(db, organizationId, text, limit),
  ]);
  const known = new Set(titles.map(({ id }) => id));
  const scripts = all.filter(({ id }) => !known.has(id));
  const reserved = Math.min(LEAST, scripts.length) + Math.min(LEAST, sources.length);
  const first = titles.slice(0, limit - reserved).map(titleHit);
  const second = scripts.slice(0, limit - first.length - Math.min(LEAST, sources.length));
  const ask = { turns: second.map(({ turns }) => turns), words: foldedWords(text) };
  const said = second.length > 0 ? await runTextTask('excerpts', ask) : [];
  const found = second.map((script, at) => scriptHit(script, said[at]));
  const hits = [...first, ...found, ...sources.map(sourceHit)];
  return hits.slice(0, limit);
}

function titleHit({ id, title, status, duration_ms }: FoundTitle): Hit {
  const state = status === 'done' && duration_ms ? spokenLength(duration_ms / 1000) : STATES[status];
  return { key: `episode:${id}`, title, detail: `Episode, ${state}`, path: `/create/${id}` };
}

function scriptHit(
  { id, title, speakers }: FoundScript,
  said: { speaker: number; text: string } | undefined,
): Hit {
  const name = speakers.find(({ slot }) => slot === said?.speaker)?.name;
  const detail = `${name ? `${name}: ` : ''}${said?.text ?? ''}`;
  return { key: `script:${id}`, title, detail, path: `/create/${id}` };
}

function sourceHit({ id, name, episodeId, episodeTitle }: FoundSource): Hit {
  const detail = episodeTitle === null ? 'Source' : `Source of “${episodeTitle}”`;
  const path = episodeId === null ? '/create' : `/create/${episodeId}`;
  return { key: `source:${id}`, title: name, detail, path };
}
