/** Fewer letters than this say too little. */
const FEWEST_LETTERS = 60;
/** How much better than the language stated another one has to fit. */
const CLEARLY = 0.12;

/**
 * The language a text is in, when it is clearly another than the one stated (BCP 47); undefined when it
 * fits, when the text is short, or when the detector does not know the language stated.
 */
export async function otherLanguage(text: string, stated: string): Promise<string | undefined> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return undefined;
  const { eld } = await import('eld/small');
  const code = stated.split('-')[0]!.toLowerCase();
  if (!Object.values(eld.info().Languages).includes(code)) return undefined;
  const found = eld.detect(text);
  if (!found.language || found.language === code || !found.isReliable()) return undefined;
  const scores = found.getScores();
  return (scores[found.language] ?? 0) - (scores[code] ?? 0) > CLEARLY ? found.language : undefined;
}

/** The language of a text, or undefined when the detector is not sure. */
export async function findLanguage(text: string): Promise<string | undefined> {
  const { eld } = await import('eld/small');
  const found = eld.detect(text.slice(0, 6000));
  return found.language && found.isReliable() ? found.language : undefined;
}
