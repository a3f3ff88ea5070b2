import type { CallResponse } from '../../../kernel/contracts/api/api.ts';

export type EpisodeFormat = CallResponse<'listEpisodes'>['episodes'][number]['format'];

/** What each format is called. */
export const FORMAT_NAMES: Record<EpisodeFormat, string> = {
  deep_dive: 'Deep dive',
  brief: 'Brief',
  interview: 'Interview',
  debate: 'Debate',
  lecture: 'Lecture',
  quiz: 'Quiz',
  panel: 'Panel',
};

/** The name of a format; of one that is not known here, its own word. */
export function formatName(format: string): string {
  return FORMAT_NAMES[format as EpisodeFormat] ?? format.replaceAll('_', ' ');
}
