/** How a body that writes speaks of itself and to those it writes for. Sources of expressions, in their own case. */
export interface AddressingWords {
  we: readonly string[];
  you: readonly string[];
  /** Words in the title of a text by which a body rules or promises something, in small letters. */
  policies: readonly string[];
  /** What a host says once of whom they mean, where a text says the one, the other or both. */
  means: { we: string; you: string; both: string };
}
