import type { Voice } from '../../kernel/artifacts.ts';

/** What is the same for every sample of a language is kept with the language. */
export type RecordedVoice = Omit<Voice, 'licence' | 'sample' | 'kind' | 'engine'> & {
  /** Median fundamental frequency of its sample sentence in Hz, as measured. */
  f0: number;
};

/**
 * The voices of flite, made from recordings for the CMU ARCTIC databases (slt, rms, awb) and for a
 * diphone voice (kal16). All read American pronunciations; awb's speaker is a Scot. The display
 * names are ours, not the speakers'.
 */
export const recordedVoices: readonly RecordedVoice[] = [
  { id: 'slt', name: 'Linden', language: 'en-US', gender: 'female', age: 'adult', f0: 174 },
  { id: 'rms', name: 'Rowan', language: 'en-US', gender: 'male', age: 'adult', f0: 103 },
  { id: 'awb', name: 'Alder', language: 'en-GB', gender: 'male', age: 'adult', f0: 127 },
  { id: 'kal16', name: 'Cedar', language: 'en-US', gender: 'male', age: 'adult', f0: 94 },
];
