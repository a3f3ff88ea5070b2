import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longer than a quarter of a minute, by the part of its path, the longest first; journeys,
 * which wait much, beside what computes.
 */
const LONG = [
  'episodes/wide',
  'journeys/routes',
  'audio/formats',
  'journeys/shell',
  'service/backends',
  'journeys/states',
  'episodes/episodes',
  'documents/ocr.test',
  'journeys/interrupted',
  'documents/ocr-files',
  'service/kills',
  'journeys/by-hand',
  'hostile/hostile.test',
  'journeys/signing-in',
  'audio/mixed-music',
  'journeys/',
  'speech/catalogue',
  'audio/export-audio',
  'cli/interrupt',
  'api/authorization',
  'speech/normalize-properties',
  'hostile/fuzz',
  'script/model/faults',
  'api/hostile',
  'audio/music.test',
  'workflow/told-owners',
  'web/player/player',
  'worker/killed-workers',
  'speech/models',
];

/** Begins with what takes longest, so that at the end no core waits for one long file. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted
      .map((file, at) => ({ file, at, rank: rankOf(file.moduleId) }))
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .map(({ file }) => file);
  }
}

function rankOf(moduleId: string): number {
  const rank = LONG.findIndex((part) => moduleId.includes(`/tests/${part}`));
  return rank < 0 ? LONG.length : rank;
}
