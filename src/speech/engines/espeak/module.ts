import createModule from '@echogarden/espeak-ng-emscripten';

/** One event of the engine's stream; times in milliseconds from the start of the text. */
export interface EspeakEvent {
  type: 'word' | 'sentence' | 'phoneme' | 'end' | 'mark' | 'play' | 'msg_terminated' | 'samplerate';
  /** 1-based, in code points of the text it was given. */
  text_position: number;
  word_length: number;
  audio_position: number;
  id?: string | number;
}

/** Strings may be given as the address of a zero-ended UTF-8 text in the module's memory. */
interface EspeakWorker {
  list_voices(): { identifier: string; languages: { name: string; priority: number }[] }[];
  set_voice(name: string | number): number;
  set_rate(wordsPerMinute: number): void;
  set_pitch(pitch: number): void;
  set_range(range: number): void;
  set_volume(percent: number): void;
  get_samplerate(): number;
  synthesize(
    text: string | number,
    onAudio: (pcm: Int16Array, events: EspeakEvent[]) => boolean | undefined,
  ): void;
}

export interface EspeakModule {
  HEAPU8: Uint8Array;
  FS: { analyzePath(path: string): { exists: boolean } };
  eSpeakNGWorker: new () => EspeakWorker;
  _webidl_malloc(bytes: number): number;
}

export type { EspeakWorker };

export const startModule = createModule as unknown as () => Promise<EspeakModule>;
