import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer than a quarter of a minute, by the part of its path, the longest first. */
const LONG = [
  'audio/formats',
  'episodes/wide',
  'journeys/states',
  'audio/mixed-music',
  'documents/ocr.test',
  'episodes/episodes',
  'service/kills',
  'service/backends',
  'journeys/',
  'hostile/hostile.test',
  'speech/catalogue',
  'documents/ocr-files',
  'audio/export-audio',
  'workflow/told-owners',
  'api/authorization',
  'api/hostile',
  'cli/interrupt',
  'audio/music.test',
  'hostile/fuzz.test',
  'speech/normalize-properties',
  'script/model/faults',
  'web/player/player',
  'worker/killed-workers',
  'script/grounding.test',
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
