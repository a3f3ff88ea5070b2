import { sql } from 'kysely';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import type { TeamRole } from '../../kernel/rules/roles.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { withDocument } from '../store/documents.ts';
import {
  type EpisodeRow,
  episodeView,
  findEpisode,
  lockEpisode,
  sayEpisodeChanged,
} from '../store/episodes.ts';
import type { Waveform, WorkflowTables } from '../store/tables.ts';
import { tablesOf } from '../store/tables-of.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import type { Call, CallFrom } from './call.ts';

/** Who may publish and take back what others of the organization made. */
const PUBLISHERS: readonly TeamRole[] = ['owner', 'admin', 'moderator', 'manager'];

/** Shows a finished episode; again changes nothing. While it is made anew, its last finished sound is served. */
export const publishEpisode: Call<'publishEpisode'> = async (service, who, { params }, from) => {
  const db = service.database.as<WorkflowTables>();
  const waveform = await missingWaveform(service, await findEpisode(db, who, params.episodeId));
  const row = await db.transaction().execute(async (trx) => {
    const episode = await lockEpisode(trx, who, params.episodeId);
    refuseOthers(who, episode);
    if (episode.status !== 'done')
      throw new AppError('conflict', 'Only a finished episode can be published: wait until it is made.');
    if (episode.published_at) return episode;
    const published = await trx
      .updateTable('episodes')
      .set({ published_at: sql<Date>`now()`, published_by: who.userId })
      .$if(waveform !== undefined, (query) => query.set({ waveform: JSON.stringify(waveform) }))
      .where('id', '=', episode.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(service, trx, who, from, published, 'episode.published');
    return published;
  });
  return episodeView(service, row);
};

export const unpublishEpisode: Call<'unpublishEpisode'> = async (service, who, { params }, from) => {
  const db = service.database.as<WorkflowTables>();
  const row = await db.transaction().execute(async (trx) => {
    const episode = await lockPublished(trx, who, params.episodeId);
    if (!episode.published_at) return episode;
    const hidden = await trx
      .updateTable('episodes')
      .set({ published_at: null, published_by: null })
      .where('id', '=', episode.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(service, trx, who, from, hidden, 'episode.unpublished');
    return hidden;
  });
  return episodeView(service, row);
};

/** Platform admins take back anything that is published, of whatever organization. */
async function lockPublished(trx: Queries, who: Principal, id: string): Promise<EpisodeRow> {
  if (who.isPlatformAdmin) {
    const row = await tablesOf(trx)
      .selectFrom('episodes')
      .selectAll()
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (row) return row;
  }
  const episode = await lockEpisode(trx, who, id);
  refuseOthers(who, episode);
  return episode;
}

function refuseOthers(who: Principal, { owner_id }: EpisodeRow): void {
  if (owner_id === who.userId || PUBLISHERS.includes(who.role)) return;
  throw new AppError(
    'not_allowed',
    'Only whoever made it, and owners, admins, moderators and managers, may publish it or take it back.',
  );
}

async function tell(
  service: Service,
  trx: Queries,
  who: Principal,
  { ipAddress }: CallFrom,
  row: EpisodeRow,
  action: 'episode.published' | 'episode.unpublished',
): Promise<void> {
  await writeAudit(trx, {
    ...{ action, resource: `episode:${row.id}`, category: 'data', severity: 'medium' },
    ...{ userId: who.userId, organizationId: row.organization_id, ipAddress, details: { title: row.title } },
  });
  await sayEpisodeChanged(service, trx, row);
}

/** Drawn now for one that was finished before waveforms were kept. */
async function missingWaveform(service: Service, row: EpisodeRow): Promise<Waveform | undefined> {
  if (row.waveform) return undefined;
  const file = await service.database
    .as<WorkflowTables>()
    .selectFrom('episode_files')
    .select('blob_key')
    .where('episode_id', '=', row.id)
    .where('kind', '=', 'peaks')
    .executeTakeFirst();
  if (!file) return undefined;
  return withDocument(service, file.blob_key, (peaks) => runTextTask('waveform', { peaks }));
}
