import { describe, it } from 'vitest';

/** Whether this is `npm run test:deep`, which runs every row of the long matrices. */
export const DEEP = process.env.AFTERWORD_TEST_DEPTH === 'deep';

/**
 * How far a long matrix goes: `usual` in `npm test`, `deep` in `npm run test:deep`, which runs the files
 * that import this module and those named `.deep.test.ts`.
 */
export function depth<T>(usual: T, deep: T): T {
  return DEEP ? deep : usual;
}

/** Every `nth` of a list in `npm test`, from the first on; all of it in `npm run test:deep`. */
export function everyNth<T>(nth: number, list: readonly T[]): T[] {
  return list.filter((_, index) => DEEP || index % nth === 0);
}

/**
 * A test that stands in `npm run test:deep` alone: a long scenario whose behaviour a shorter test of the
 * ordinary run guards too.
 */
export function itDeep(name: string, test: () => Promise<void>, timeout?: number): void {
  if (DEEP) it(name, test, timeout);
}

/** Tests that stand in `npm run test:deep` alone, as `itDeep` one of them. */
export function describeDeep(name: string, tests: () => void): void {
  if (DEEP) describe(name, tests);
}
