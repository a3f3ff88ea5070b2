/** What speech needs of a language. */
export interface SpeakingWords {
  /**
   * Letters and digits a minute of a show that a formant voice speaks, pauses counted in: French leaves
   * many letters unspoken.
   */
  lettersAMinute: number;
  /** "The tide comes and goes twice a day, and the moon is the reason." */
  sample: string;
  /** Abbreviations after which a sentence goes on, whatever follows, without their last full stop. */
  goesOn: readonly string[];
  /** Short months, in small letters and without their full stop. */
  shortMonths: readonly string[];
}
