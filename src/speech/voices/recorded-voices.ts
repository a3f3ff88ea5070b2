import type { Voice } from '../../kernel/artifacts.ts';

/** The recorded voices of flite: speakers of the CMU ARCTIC databases and a diphone voice. English only. */
export const recordedVoices: Omit<Voice, 'licence' | 'sample'>[] = [
  {
    id: 'slt',
    engine: 'flite',
    name: 'Linden',
    language: 'en-US',
    gender: 'female',
    age: 'adult',
    kind: 'recorded',
  },
  {
    id: 'rms',
    engine: 'flite',
    name: 'Rowan',
    language: 'en-US',
    gender: 'male',
    age: 'adult',
    kind: 'recorded',
  },
  {
    id: 'awb',
    engine: 'flite',
    name: 'Alder',
    language: 'en-GB',
    gender: 'male',
    age: 'adult',
    kind: 'recorded',
  },
  {
    id: 'kal16',
    engine: 'flite',
    name: 'Hazel',
    language: 'en-US',
    gender: 'male',
    age: 'adult',
    kind: 'recorded',
  },
];
