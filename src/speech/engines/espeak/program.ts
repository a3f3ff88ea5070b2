import { type EspeakModule, type EspeakWorker, startModule } from './module.ts';

const VARIANTS = '/usr/share/espeak-ng-data/voices/!v';
/** Voices whose state is kept ready; a show has up to eight speakers. */
const READY_VOICES = 8;
const OK = 0;

interface ReadyVoice {
  memory: Uint8Array;
}

/**
 * espeak-ng keeps noise generators, filters and echoes running from one text to the next, so the
 * same sentence sounds different each time. Here the engine's memory is put back before every
 * sentence to what it was right after its voice was chosen, which also spares choosing it again.
 *
 * All strings go in by address: the binding's own string buffer is bookkept outside that memory and
 * would not survive its restoring.
 */
export class EspeakProgram {
  readonly #module: EspeakModule;
  readonly #worker: EspeakWorker;
  readonly #languages: Map<string, string>;
  readonly #pristine: Uint8Array;
  readonly #ready = new Map<string, ReadyVoice>();

  private constructor(module: EspeakModule, worker: EspeakWorker) {
    this.#module = module;
    this.#worker = worker;
    this.#languages = identifiersByLanguage(worker);
    // Makes the binding set up its string buffer for good.
    worker.set_voice('en');
    worker.synthesize('a', () => false);
    this.#pristine = usedMemory(module);
  }

  static async start(): Promise<EspeakProgram> {
    const module = await startModule();
    return new EspeakProgram(
      module,
      withStillClock(() => new module.eSpeakNGWorker()),
    );
  }

  get sampleRate(): number {
    return this.#worker.get_samplerate();
  }

  /** The engine with this voice ("de", "en-us+klatt2") as new. @throws for a voice it does not have */
  as(voice: string): EspeakWorker {
    const ready = this.#ready.get(voice) ?? this.#choose(voice);
    this.#ready.delete(voice);
    this.#ready.set(voice, ready);
    this.#restore(ready.memory);
    return this.#worker;
  }

  /** Puts a text into the engine's memory; it is gone with the next sentence. @returns its address */
  address(text: string): number {
    const bytes = Buffer.from(`${text}\0`, 'utf8');
    const at = this.#module._webidl_malloc(bytes.length);
    this.#module.HEAPU8.set(bytes, at);
    return at;
  }

  #choose(voice: string): ReadyVoice {
    const [language = '', variant] = voice.split('+');
    // The engine answers an unknown variant, and half of the unknown languages, with the voice before.
    const known = variant === undefined || this.#hasVariant(variant);
    const identifier = this.#languages.get(language);
    if (identifier === undefined || !known) throw new Error(`espeak-ng has no voice "${voice}"`);
    this.#restore(this.#pristine);
    if (
      this.#worker.set_voice(
        this.address(variant === undefined ? identifier : `${identifier}+${variant}`),
      ) !== OK
    )
      throw new Error(`espeak-ng has no voice "${voice}"`);
    if (this.#ready.size >= READY_VOICES) this.#ready.delete(this.#ready.keys().next().value as string);
    return { memory: usedMemory(this.#module) };
  }

  #hasVariant(variant: string): boolean {
    return /^[\w ]+$/.test(variant) && this.#module.FS.analyzePath(`${VARIANTS}/${variant}`).exists;
  }

  #restore(memory: Uint8Array): void {
    this.#module.HEAPU8.set(memory);
    this.#module.HEAPU8.fill(0, memory.length);
  }
}

/** The engine seeds its noise (breath, echo) from the clock as it starts; each start must sound the same. */
function withStillClock<T>(start: () => T): T {
  const { now } = Date;
  Date.now = () => 0;
  try {
    return start();
  } finally {
    Date.now = now;
  }
}

/** "en-gb" -> "gmw/en": the engine finds its voices by their file, not by all of their languages. */
function identifiersByLanguage(worker: EspeakWorker): Map<string, string> {
  const entries = worker
    .list_voices()
    .flatMap(({ identifier, languages }) =>
      languages.map(({ name, priority }) => ({ name, priority, identifier })),
    );
  entries.sort((a, b) => b.priority - a.priority);
  return new Map(entries.map(({ name, identifier }) => [name, identifier]));
}

/** WebAssembly's memory comes in pages of this size. */
const EMPTY_PAGE = Buffer.alloc(64 * 1024);

/** A copy of the memory up to its last page that holds something. Comparing pages is far quicker than bytes. */
function usedMemory({ HEAPU8 }: EspeakModule): Uint8Array {
  let end = HEAPU8.length;
  while (end > 0 && EMPTY_PAGE.equals(HEAPU8.subarray(end - EMPTY_PAGE.length, end)))
    end -= EMPTY_PAGE.length;
  return HEAPU8.slice(0, end);
}
