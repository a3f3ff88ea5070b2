// How long each test file took, from vitest's JSON report: what `npm run test:durations` writes.

import path from 'node:path';

/** @typedef {{ name: string, startTime: number, endTime: number }} TimedFile */

/** Shorter files come after the listed ones, in whatever order. */
const LEAST_SECONDS = 2;

/**
 * The files that took longer than a moment, in whole seconds, the longest first.
 * @param {{ testResults: TimedFile[] }} report
 * @param {string} root
 * @returns {Record<string, number>} by path from the root, with forward slashes
 */
export function durations({ testResults }, root) {
  const seconds = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name).split(path.sep).join('/'),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  const long = seconds.filter((each) => each.seconds >= LEAST_SECONDS);
  long.sort((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file));
  return Object.fromEntries(long.map((each) => [each.file, each.seconds]));
}
