import { publisherNames } from '../../accounts/people/publisher-names.ts';
import type { Principal } from '../../accounts/principal.ts';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import { refuseDamaged } from '../runs/remake-damaged.ts';
import type { Service } from '../service.ts';
import { findPublishedSound, listPublished, type PublishedRow } from '../store/published.ts';
import type { Call, CallInput, ServedFile } from './call.ts';

type Discovered = CallResponse<'listDiscover'>['episodes'][number];

export const listDiscover: Call<'listDiscover'> = async ({ database }, _who, { query }) => {
  const { cursor, limit, q } = query;
  const { page, ...rest } = await listPublished(database.db, { cursor, limit, text: q });
  const organizations = page.map(({ organization_id }) => organization_id);
  const publishers = await publisherNames(database.db, organizations);
  const view = (row: PublishedRow) => discovered(row, publishers.get(row.organization_id) ?? '');
  return { episodes: page.map(view), ...rest };
};

/** As it was published; publishing anew puts another in its place under the same address. */
export async function readDiscoverAudio(
  service: Service,
  _who: Principal,
  { params }: CallInput<'readDiscoverAudio'>,
): Promise<ServedFile> {
  const { episodeId } = params;
  const sound = await findPublishedSound(service.database.db, episodeId);
  await refuseDamaged(service, { episodeId, key: sound.key, kind: 'mp3' });
  return { ...sound, immutable: false };
}

function discovered(row: PublishedRow, publisher: string): Discovered {
  const { peaks, voices } = row.waveform ?? { peaks: [], voices: [] };
  const positions = new Map(row.speakers.map(({ slot }, position) => [slot, position]));
  return compact({
    id: row.id,
    title: row.title,
    description: row.description,
    publisher,
    speakers: row.speakers.map(({ name }) => name),
    format: row.options.format,
    language: row.language,
    durationMs: row.duration_ms ?? 0,
    publishedAt: row.published_at.toISOString(),
    audioUrl: callPath('readDiscoverAudio', { episodeId: row.id }),
    chapters: row.chapters,
    peaks,
    voices: voices.length > 0 ? voices.map((slot) => positions.get(slot) ?? -1) : undefined,
  });
}
