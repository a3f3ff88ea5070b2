export interface Abbreviations {
  /** Said in full wherever they stand. A space in the key may be missing in the text. */
  always: Record<string, string>;
  /** Only before a capital: titles. */
  beforeName: Record<string, string>;
  /** Only before a figure or a Roman numeral: references. Whatever the case of their first letter. */
  beforeNumber: Record<string, string>;
}
