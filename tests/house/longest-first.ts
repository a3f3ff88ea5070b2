import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import durations from './durations.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '..', '..');
/** Of a file that nobody has measured yet. */
const USUAL_SECONDS = 1;

/** A process that is shared ends when the next file is none for it, so files of a project follow each other. */
const PROJECTS = ['alone', 'transformed', 'processes', 'threads'];

/**
 * Begins with what takes longest, so that at the end no core waits for one long file. The durations are
 * measured: `npm run test:durations` writes them anew.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) =>
        PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name) || secondsOf(b) - secondsOf(a),
    );
  }
}

const measured: Record<string, number> = durations;

function secondsOf({ moduleId }: TestSpecification): number {
  return measured[path.relative(ROOT, moduleId).split(path.sep).join('/')] ?? USUAL_SECONDS;
}
