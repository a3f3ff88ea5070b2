import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than half a minute, the longest first. */
const LONG = [
  'audio/formats',
  'episodes/wide',
  'audio/mixed-music',
  'documents/ocr.test',
  'episodes/episodes',
  'journeys/',
  'hostile/hostile.test',
  'service/',
  'documents/ocr-files',
  'audio/export-audio',
  'workflow/told-owners',
  'api/hostile',
  'api/authorization',
  'speech/catalogue',
  'cli/interrupt',
  'audio/music.test',
  'hostile/fuzz.test',
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
