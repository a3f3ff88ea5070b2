/** So many names stand in a row before it is one of authors. */
const FEWEST_NAMES = 2;
const MOST_LENGTH = 400;

/** Marks behind a name that say where its bearer works: "a,*", "1,2", "†". */
const MARKS =
  /(?:[\s,^]{0,3}(?:[\d*∗†‡§¶^¹²³⁴⁵⁶⁷⁸⁹]|(?<=[\s,^])[a-h](?![\p{L}.])))+(?=\s*(?:,|;|&|$)|\s+(?:and|und|et|y|e|en)\s)/gu;
const BETWEEN = /\s*[,;&]\s*(?:(?:and|und|et|y|e|en)\s)?|\s(?:and|und|et|y|e|en)\s/u;
/** "Anna K. Lindqvist", "J. van den Berg": a first name or its letter, and a surname. */
const NAME =
  /^(?:\p{Lu}[\p{L}’'-]{0,20}\.? ?){1,3}(?:(?:van|von|de|der|den|del|da|di|dos|la|le|el|ten|bin) ){0,2}\p{Lu}[\p{L}’'-]{1,30}(?: (?:Jr|Sr)\.?)?$/u;

/** "Anna K. Lindqvist 1,2, Tomas Berg 1*, and Priya Nair 3": who wrote a text, on a line of its own. */
export function looksLikeAuthors(text: string): boolean {
  if (text.length > MOST_LENGTH || /[.!?:]$/.test(text) || !/\s/.test(text)) return false;
  const bare = text.replace(MARKS, '');
  const names = bare
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length < (bare === text ? FEWEST_NAMES : 1)) return false;
  return names.every((name) => name.includes(' ') && NAME.test(name));
}
