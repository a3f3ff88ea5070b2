import type { Pronunciation, Script } from '../../kernel/artifacts.ts';
import { engines } from '../engines/registry.ts';
import { checkVoices } from '../voices/check-voices.ts';
import type { SpeechSetup } from '../voices/speech-setup.ts';
import { unusableEntries } from './dictionary.ts';

/**
 * Entries of a dictionary that some voice of the script cannot take, in sentences for a person: phonemes
 * for an engine that reads letters. Throws voice_unknown, voice_language_mismatch.
 */
export function unheardEntries(
  script: Script,
  entries: readonly Pronunciation[],
  setup: SpeechSetup = {},
): string[] {
  const spoken = script.turns.map((turn) => turn.text.toLowerCase()).join('\n');
  const met = entries.filter(({ grapheme }) => spoken.includes(grapheme.toLowerCase()));
  const voices = [...checkVoices(script, setup).values()];
  const found = voices.flatMap(({ engine }) =>
    unusableEntries(met, script.language, engines.get(engine)?.phonemes),
  );
  return [...new Set(found)];
}
