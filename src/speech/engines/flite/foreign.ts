import { EspeakProgram } from '../espeak/program.ts';
import { transcribeSounds } from '../espeak/transcribe-sounds.ts';
import { americanPhones } from './american-phones.ts';
import { PAUSE, type Phone } from './phones.ts';

export interface ForeignWord {
  /** UTF-16 offsets into the request's text. */
  start: number;
  end: number;
  phones: string[];
}

/** One of these a thread, started with the first foreign stretch: a show seldom has one. */
let pronouncer: Promise<EspeakProgram> | undefined;

/** How an American voice says a text of another language: espeak-ng knows the sounds, the voice has the phones. */
export async function foreignWords(text: string, language: string): Promise<ForeignWord[]> {
  pronouncer ??= EspeakProgram.start();
  return transcribeSounds(await pronouncer, language, text)
    .map(({ start, end, ipa }) => ({ start, end, phones: americanPhones(ipa) }))
    .filter(({ phones }) => phones.length > 0);
}

/** The phones as flite's `-p` takes them: with a pause at the ends and where a mark makes one. */
export function phoneList(words: readonly ForeignWord[], text: string): string {
  const listed = words.map(({ end, phones }, i) => {
    const mark = i < words.length - 1 && /^[,;:.!?]/.test(text.slice(end - 1));
    return mark ? [...phones, PAUSE] : phones;
  });
  return [PAUSE, ...listed.flat(), PAUSE].join(' ');
}

/** When each word sounds: the spoken phones come in the order in which they were asked for. */
export function foreignTimes(words: readonly ForeignWord[], spoken: readonly Phone[]) {
  const sounding = spoken.filter(({ name }) => name !== PAUSE);
  let at = 0;
  return words.flatMap(({ start, end, phones }) => {
    const first = sounding[at];
    const last = sounding[at + phones.length - 1];
    at += phones.length;
    return first && last ? [{ start, end, startMs: first.startMs, endMs: last.endMs, estimated: false }] : [];
  });
}
