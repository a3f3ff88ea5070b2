/** The words that stand in what is published beside the script's own. */
export interface FixedWords {
  transcript: string;
  speakers: string;
  sources: string;
  pages: (count: number) => string;
  /** Nobody should take these voices for people. */
  notice: string;
}

const ENGLISH: FixedWords = {
  transcript: 'Transcript',
  speakers: 'Speakers',
  sources: 'Sources',
  pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  notice: 'All voices in this recording are synthetic.',
};

const WORDS: Record<string, FixedWords> = {
  en: ENGLISH,
  de: {
    transcript: 'Transkript',
    speakers: 'Sprecherinnen und Sprecher',
    sources: 'Quellen',
    pages: (count) => `${count} ${count === 1 ? 'Seite' : 'Seiten'}`,
    notice: 'Alle Stimmen in dieser Aufnahme sind synthetisch.',
  },
  fr: {
    transcript: 'Transcription',
    speakers: 'Voix',
    sources: 'Sources',
    pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    notice: 'Toutes les voix de cet enregistrement sont synthétiques.',
  },
  es: {
    transcript: 'Transcripción',
    speakers: 'Voces',
    sources: 'Fuentes',
    pages: (count) => `${count} ${count === 1 ? 'página' : 'páginas'}`,
    notice: 'Todas las voces de esta grabación son sintéticas.',
  },
  it: {
    transcript: 'Trascrizione',
    speakers: 'Voci',
    sources: 'Fonti',
    pages: (count) => `${count} ${count === 1 ? 'pagina' : 'pagine'}`,
    notice: 'Tutte le voci di questa registrazione sono sintetiche.',
  },
  pt: {
    transcript: 'Transcrição',
    speakers: 'Vozes',
    sources: 'Fontes',
    pages: (count) => `${count} ${count === 1 ? 'página' : 'páginas'}`,
    notice: 'Todas as vozes desta gravação são sintéticas.',
  },
  nl: {
    transcript: 'Transcript',
    speakers: 'Stemmen',
    sources: 'Bronnen',
    pages: (count) => `${count} ${count === 1 ? 'pagina' : 'pagina’s'}`,
    notice: 'Alle stemmen in deze opname zijn synthetisch.',
  },
};

/** The words for a language by its BCP 47 tag, such as "de-AT"; English where there are none. */
export function fixedWords(language: string): FixedWords {
  return WORDS[language.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;
}
