import { withoutMarkup } from './markup.ts';
import type { EspeakEvent } from './module.ts';
import type { EspeakProgram } from './program.ts';

/** A word and how the engine would say it. */
export interface SoundedWord {
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** International Phonetic Alphabet. */
  ipa: string;
}

/**
 * The sounds of each word of a text, as the engine's phoneme events give them. Words it says as one
 * ("of the") are one.
 *
 * @param voice the engine's name of a language, such as "de"
 */
export function transcribeSounds(program: EspeakProgram, voice: string, text: string): SoundedWord[] {
  const said = withoutMarkup(text);
  const events: EspeakEvent[] = [];
  program.as(voice).synthesize(program.address(said), (_, batch) => {
    events.push(...batch);
    return undefined;
  });
  const offsets: number[] = [];
  let at = 0;
  for (const character of said) {
    offsets.push(at);
    at += character.length;
  }
  const words: SoundedWord[] = [];
  for (const event of events) {
    const last = words.at(-1);
    if (event.type === 'word') {
      const start = offsets[event.text_position - 1] ?? 0;
      const length = /^\S+/.exec(said.slice(start))?.[0].length ?? 0;
      words.push({ start, end: start + length, ipa: '' });
    } else if (event.type === 'phoneme' && last && typeof event.id === 'string')
      // Changes of language within a text are named in brackets.
      last.ipa += event.id.replace(/\([a-z-]+\)/g, '').replace(/[_\s]/g, '');
  }
  return words.filter((word) => word.ipa !== '');
}
