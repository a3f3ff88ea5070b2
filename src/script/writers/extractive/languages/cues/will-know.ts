/** Shapes of questions, and how each stands after "you will know"; the groups are the question's own words. */
export type IndirectQuestions = readonly (readonly [
  shape: RegExp,
  turn: (found: readonly string[]) => string,
])[];

const MOST_LETTERS = 60;

/** Of questions, those that can stand inside a sentence, each once. */
export function willKnowBy(shapes: IndirectQuestions) {
  return (questions: readonly string[]): string[] => {
    const known = questions.flatMap((question) => {
      for (const [shape, turn] of shapes) {
        const found = shape.exec(question);
        if (found) return [turn(found)];
      }
      return [];
    });
    return [...new Set(known)].filter(({ length }) => length <= MOST_LETTERS);
  };
}
