import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document, Episode, Script } from '../../src/kernel/artifacts.ts';
import type { EpisodeFileKind } from '../../src/kernel/rules/episode-files.ts';
import { makeEpisode } from '../../src/workflow/commands/make-episode.ts';
import { episodePaths } from '../../src/workflow/pipeline/episode-paths.ts';
import type { WritingChoices } from '../../src/workflow/pipeline/read-and-write.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');

export interface EpisodeCase {
  /** Path in the repository. */
  document: string;
  choices: WritingChoices;
  bitrateKbps: 128 | 192 | 320;
  stereo: boolean;
}

/** The six fixtures, with every format, both placements and three bit rates among them. */
export const CASES: readonly EpisodeCase[] = [
  {
    document: 'samples/tides.md',
    choices: { format: 'deep_dive', targetMinutes: 2 },
    bitrateKbps: 128,
    stereo: true,
  },
  {
    document: 'tests/fixtures/documents/street-trees.pdf',
    choices: { format: 'deep_dive', targetMinutes: 3 },
    bitrateKbps: 128,
    stereo: true,
  },
  {
    document: 'tests/fixtures/documents/immune-memory.docx',
    choices: { format: 'lecture', targetMinutes: 2 },
    bitrateKbps: 192,
    stereo: false,
  },
  {
    document: 'tests/fixtures/documents/shipping-container.html',
    choices: { format: 'deep_dive', targetMinutes: 2, voiceIds: ['rms', 'slt'], names: ['Ada', 'Ben'] },
    bitrateKbps: 320,
    stereo: true,
  },
  {
    document: 'tests/fixtures/documents/water-reuse.pdf',
    choices: { format: 'brief', targetMinutes: 2 },
    bitrateKbps: 128,
    stereo: false,
  },
  {
    document: 'tests/fixtures/documents/struggle-for-existence.txt',
    choices: { format: 'lecture', targetMinutes: 2, voiceIds: ['awb'] },
    bitrateKbps: 128,
    stereo: true,
  },
];

export interface RenderedCase {
  document: Document;
  script: Script;
  episode: Episode;
  file: (kind: EpisodeFileKind) => string;
  remove: () => Promise<void>;
}

/** The whole way from the fixture to the files, from an empty cache. */
export async function render({ document, choices, bitrateKbps, stereo }: EpisodeCase): Promise<RenderedCase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'afterword-episode-'));
  const made = await makeEpisode({
    source: { documentPaths: [path.join(ROOT, document)], choices },
    paths: episodePaths(path.join(folder, 'show'), { mp3: true, wav: false }),
    sound: { bitratesKbps: { mp3: bitrateKbps }, stereo },
    cacheDir: path.join(folder, 'cache'),
    cacheLimitBytes: 1e9,
  });
  if (!made.document) throw new Error('no document was read');
  const file = (kind: EpisodeFileKind) => {
    const found = made.episode.files.find((each) => each.kind === kind);
    if (!found) throw new Error(`the episode has no ${kind} file`);
    return found.path;
  };
  const { script, episode } = made;
  return {
    document: made.document,
    script,
    episode,
    file,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
