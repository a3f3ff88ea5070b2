/*
 * The commonest function words of a few languages. In running text of a language its list covers
 * a quarter or more of all words, and the list of any other language far less, so a match
 * confirms a language at no cost; only what it cannot confirm goes to the detector.
 */
const FUNCTION_WORDS: Record<string, string> = {
  en: 'the of and to in is that for it as was with be by on not are this from or which an at have has they their were but can we will its',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über',
  fr: 'de la le et les des en un une du que est pour qui dans il par sur pas au plus avec ce sont ne se son nous cette ou mais aux ses été',
  es: 'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ha este son entre cuando muy sin sobre también fue',
  it: 'di e che la il in un è per non una sono del le con della si da dei nel come anche alla ha più gli al i lo delle ma questo se',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já são',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er om ook als bij door maar uit wordt naar dan ze worden deze heeft nog of over hij',
};

const lists = new Map(
  Object.entries(FUNCTION_WORDS).map(([code, words]) => [code, new Set(words.split(' '))]),
);

/** Whether a language's function words are listed: those are the languages that scripts are written in. */
export const isKnown = (code: string) => lists.has(code);

/** The language whose function words cover at least a fifth of these words and clearly most; null when none does. */
export function languageByFunctionWords(words: readonly string[]): string | null {
  if (words.length < 12) return null;
  const shares = [...lists].map(([code, list]) => ({ code, share: shareOf(words, list) }));
  shares.sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  return first && second && first.share >= 0.2 && first.share >= second.share * 1.6 ? first.code : null;
}

function shareOf(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length / words.length;
}
