import type { SpokenWords } from '../../../../../languages/spoken-words.ts';
import type { SignWords } from './sign-words.ts';

type Spoken = Pick<SpokenWords, 'numbers' | 'science' | 'symbols' | 'notes'>;

/** The words of signs that the voice says as the script does: they stand once, with what a language speaks. */
export function spokenSigns({ numbers, science, symbols, notes }: Spoken) {
  return {
    greek: science.greek,
    and: symbols.and,
    plus: numbers.plus,
    minus: numbers.minus,
    times: science.times,
    dividedBy: science.dividedBy,
    lessThan: science.lessThan,
    moreThan: science.moreThan,
    muchLess: science.muchLess,
    muchMore: science.muchMore,
    lessOrEqual: science.lessOrEqual,
    moreOrEqual: science.moreOrEqual,
    isAbout: science.isAbout,
    plusMinus: science.plusMinus,
    cubed: science.cubed,
    toThe: science.toThe,
    root: science.root,
    rates: notes.rates,
    fold: notes.fold,
  } satisfies Partial<SignWords>;
}
