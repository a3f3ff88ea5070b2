import type { Voice } from '../../kernel/artifacts.ts';
import { formantLanguages } from './formant-languages.ts';
import { timbres } from './formant-timbres.ts';
import { recordedVoices } from './recorded-voices.ts';

/** As the packages' own licence files say. */
const FLITE_LICENCE = 'BSD-style (CMU Flite)';
const ESPEAK_LICENCE = 'GPL-3.0 (eSpeak NG)';

const SAMPLE = formantLanguages[0]?.sample ?? '';

const recorded: Voice[] = recordedVoices.map(({ f0: _, ...voice }) => ({
  ...voice,
  engine: 'flite',
  kind: 'recorded',
  licence: FLITE_LICENCE,
  sample: SAMPLE,
}));

const formant: Voice[] = formantLanguages.flatMap(({ engineName, language, timbres: count, sample }) =>
  timbres.slice(0, count).map(
    ({ variant, name, gender, age }): Voice => ({
      id: variant ? `${engineName}+${variant}` : engineName,
      engine: 'espeak',
      name,
      language,
      gender,
      age,
      kind: 'formant',
      licence: ESPEAK_LICENCE,
      sample,
    }),
  ),
);

/** Every voice that speaks with no file but the installed ones: the recorded, then by language. */
export const catalogue: readonly Voice[] = [...recorded, ...formant];
