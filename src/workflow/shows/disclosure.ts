import { sql } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { Script } from '../../kernel/artifacts.ts';
import { DISCLOSURE_TURN } from '../../kernel/rules/brand/brand-frame.ts';
import type { Queries } from '../../platform/db/database.ts';
import { fixedWords } from '../../publish/fixed-words.ts';
import { reviseScript } from '../live-script/revise-script.ts';
import type { Service } from '../service.ts';

/** Silence that sets it apart from what was talked about, in milliseconds. */
const PAUSE_MS = 900;

/** The script with a last turn that says, in its language, that its voices are synthetic; undefined where it has one. */
export function withDisclosure(script: Script): Script | undefined {
  const last = script.turns.at(-1);
  if (!last || script.turns.some(({ id }) => id === DISCLOSURE_TURN)) return undefined;
  const turn: Script['turns'][number] = {
    id: DISCLOSURE_TURN,
    segmentId: last.segmentId,
    speaker: last.speaker,
    text: fixedWords(script.language).notice,
    kind: 'frame',
    refs: [],
    directions: { pauseBeforeMs: PAUSE_MS },
  };
  return { ...script, turns: [...script.turns, turn] };
}

/** The finished episodes of a show whose script lacks the sentence. */
export async function listUndisclosed(db: Queries, showId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from show_episodes m join episodes e on e.id = m.episode_id
    join scripts s on s.episode_id = e.id and s.revision = e.revision
    where m.show_id = ${showId} and e.status = 'done'
      and not s.script -> 'turns' @> ${JSON.stringify([{ id: DISCLOSURE_TURN }])}::jsonb
    order by e.created_at, e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Has the sentence spoken at the end of the finished episodes of a show that lack it: a new revision of each
 * script, of which one turn is spoken. What is published stays until it is published anew.
 *
 * @throws AppError not_allowed for an episode that the caller may not edit
 */
export async function addDisclosures(service: Service, who: Principal, showId: string): Promise<void> {
  for (const episodeId of await listUndisclosed(service.database.db, showId))
    await reviseScript(service, who, episodeId, (script) => withDisclosure(script) ?? script);
}
