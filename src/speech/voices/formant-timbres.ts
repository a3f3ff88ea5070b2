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
  { variant: 'f5', name: 'Wren', gender: 'female', age: 'adult', f0: 212 },
  { variant: 'klatt2', name: 'Flint', gender: 'male', age: 'adult', f0: 107 },
  { variant: 'klatt6', name: 'Slate', gender: 'male', age: 'adult', f0: 105 },
  { variant: 'f4', name: 'Dove', gender: 'female', age: 'adult', f0: 184 },
  { variant: 'klatt5', name: 'Basalt', gender: 'male', age: 'adult', f0: 106 },
  { variant: 'f3', name: 'Lark', gender: 'female', age: 'adult', f0: 221 },
  { variant: '', name: 'Quartz', gender: 'male', age: 'adult', f0: 105 },
  { variant: 'steph', name: 'Swift', gender: 'female', age: 'adult', f0: 193 },
  { variant: 'm1', name: 'Jasper', gender: 'male', age: 'adult', f0: 96 },
  { variant: 'f2', name: 'Linnet', gender: 'female', age: 'adult', f0: 202 },
  { variant: 'm7', name: 'Cobalt', gender: 'male', age: 'adult', f0: 110 },
  { variant: 'f1', name: 'Plover', gender: 'female', age: 'adult', f0: 185 },
  { variant: 'm8', name: 'Granite', gender: 'male', age: 'adult', f0: 89 },
  { variant: 'Annie', name: 'Pipit', gender: 'female', age: 'young', f0: 248 },
  { variant: 'm4', name: 'Garnet', gender: 'male', age: 'adult', f0: 96 },
  { variant: 'aunty', name: 'Heron', gender: 'female', age: 'old', f0: 174 },
  { variant: 'Mike', name: 'Onyx', gender: 'male', age: 'adult', f0: 92 },
  { variant: 'shelby', name: 'Avocet', gender: 'female', age: 'adult', f0: 188 },
  { variant: 'klatt3', name: 'Marl', gender: 'male', age: 'adult', f0: 106 },
  { variant: 'grandma', name: 'Grebe', gender: 'female', age: 'old', f0: 212 },
  { variant: 'david', name: 'Gneiss', gender: 'male', age: 'old', f0: 77 },
  { variant: 'Reed', name: 'Chalk', gender: 'male', age: 'adult', f0: 120 },
  { variant: 'quincy', name: 'Cinder', gender: 'male', age: 'old', f0: 89 },
  { variant: 'Michael', name: 'Opal', gender: 'male', age: 'adult', f0: 111 },
  { variant: 'Alex', name: 'Agate', gender: 'male', age: 'adult', f0: 106 },
  { variant: 'boris', name: 'Pumice', gender: 'male', age: 'adult', f0: 105 },
];
