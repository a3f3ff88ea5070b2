import type { Voice } from '../../kernel/artifacts.ts';

/** A way of sounding that any language of espeak-ng can be spoken with: one of its variants. */
export interface Timbre {
  /** The engine's variant; '' is the language's own voice. */
  variant: string;
  name: string;
  gender: Voice['gender'];
  age: Voice['age'];
  /** Median fundamental frequency in American English in Hz, as measured. */
  f0: number;
}

/**
 * The variants that differ audibly from each other (a semitone of pitch or 1.5 dB of spectrum; a
 * test measures it) and neither clip nor carry an effect: of espeak-ng's 104, the others are
 * doubles, robots, whispers and echoes. Gender is the impression their pitch gives; the order is
 * that in which they are offered.
 */
export const timbres: readonly Timbre[] = [
  { variant: 'f5', name: 'Wren', gender: 'female', age: 'adult', f0: 204 },
  { variant: 'klatt2', name: 'Flint', gender: 'male', age: 'adult', f0: 103 },
  { variant: 'klatt6', name: 'Slate', gender: 'male', age: 'adult', f0: 102 },
  { variant: 'f4', name: 'Dove', gender: 'female', age: 'adult', f0: 184 },
  { variant: 'klatt5', name: 'Basalt', gender: 'male', age: 'adult', f0: 102 },
  { variant: 'f3', name: 'Lark', gender: 'female', age: 'adult', f0: 221 },
  { variant: '', name: 'Quartz', gender: 'male', age: 'adult', f0: 101 },
  { variant: 'steph', name: 'Swift', gender: 'female', age: 'adult', f0: 190 },
  { variant: 'm1', name: 'Jasper', gender: 'male', age: 'adult', f0: 95 },
  { variant: 'f2', name: 'Linnet', gender: 'female', age: 'adult', f0: 197 },
  { variant: 'm7', name: 'Cobalt', gender: 'male', age: 'adult', f0: 108 },
  { variant: 'f1', name: 'Plover', gender: 'female', age: 'adult', f0: 181 },
  { variant: 'm8', name: 'Granite', gender: 'male', age: 'adult', f0: 87 },
  { variant: 'Annie', name: 'Pipit', gender: 'female', age: 'young', f0: 245 },
  { variant: 'm4', name: 'Garnet', gender: 'male', age: 'adult', f0: 93 },
  { variant: 'aunty', name: 'Heron', gender: 'female', age: 'old', f0: 167 },
  { variant: 'Mike', name: 'Onyx', gender: 'male', age: 'adult', f0: 90 },
  { variant: 'shelby', name: 'Avocet', gender: 'female', age: 'adult', f0: 190 },
  { variant: 'klatt3', name: 'Marl', gender: 'male', age: 'adult', f0: 104 },
  { variant: 'grandma', name: 'Grebe', gender: 'female', age: 'old', f0: 212 },
  { variant: 'david', name: 'Gneiss', gender: 'male', age: 'old', f0: 76 },
  { variant: 'Reed', name: 'Chalk', gender: 'male', age: 'adult', f0: 117 },
  { variant: 'quincy', name: 'Cinder', gender: 'male', age: 'old', f0: 88 },
  { variant: 'Michael', name: 'Opal', gender: 'male', age: 'adult', f0: 110 },
  { variant: 'Alex', name: 'Agate', gender: 'male', age: 'adult', f0: 105 },
  { variant: 'boris', name: 'Pumice', gender: 'male', age: 'adult', f0: 101 },
];
