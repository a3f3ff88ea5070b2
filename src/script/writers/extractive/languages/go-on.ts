import type { UnitForm } from '../model.ts';

/** What the rest of a unit is asked for with: its steps, or more of its points; other forms just go on. */
const ASKED: Readonly<Record<UnitForm, 'more' | 'steps' | undefined>> = {
  prose: undefined,
  points: 'more',
  steps: 'steps',
  definition: 'more',
  contrast: undefined,
  cases: undefined,
  cause: undefined,
  exam: undefined,
  statement: undefined,
};

/** The phrase of a language that asks for the rest of a unit, another one each time. */
export function goOnWith(phrases: { more: readonly string[]; steps: readonly string[] }) {
  return (form: UnitForm, n: number): string | undefined => {
    const asked = ASKED[form];
    return asked && phrases[asked][n % phrases[asked].length];
  };
}
