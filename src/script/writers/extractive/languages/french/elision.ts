const VOWEL =
  /^[«"]?\s?(?:[aeiouyâàäéèêëîïôöûüœæ]|h(?!ach|amb|aric|asard|aut|âte|héros|ibou|iérarch|ollande|omard|ong|onte|ors|ublot|uit|urle|iss|aie|aine|alt|amac|ameau|anch|andicap|angar|arn|arp|eurt))/i;

/** Whether "de" and "que" are elided before a phrase: "l'eau", "une vague", "huîtres"; not "huit", "onze". */
export function elides(phrase: string): boolean {
  // Letters that are read one by one: "que HEIF".
  if (/^H\p{Lu}/u.test(phrase)) return false;
  return VOWEL.test(phrase) && !/^(?:onze|oui|yaourt|yacht|yen|uhlan)/i.test(phrase);
}

/** "que" before a phrase: "que la mer", "qu'une vague". */
export function que(phrase: string): string {
  return elides(phrase) ? `qu'${phrase}` : `que ${phrase}`;
}

/** Each half of "le sel et la mer" takes its own preposition: "du sel et de la mer". */
function inHalves(phrase: string, lead: (half: string) => string): string {
  return phrase
    .split(/ et (?=(?:le|la|les|un|une) |l['’])/i)
    .map(lead)
    .join(' et ');
}

/** "de" before a phrase with its article: "du sel", "des marées", "de l'eau", "d'un lac". */
export function de(phrase: string): string {
  return inHalves(phrase, deOne);
}

function deOne(phrase: string): string {
  if (/^le /i.test(phrase)) return `du ${phrase.slice(3)}`;
  if (/^les /i.test(phrase)) return `des ${phrase.slice(4)}`;
  if (/^des /i.test(phrase)) return `de ${phrase.slice(4)}`;
  return elides(phrase) ? `d'${phrase}` : `de ${phrase}`;
}

/** "à" before a phrase with its article: "au sel", "aux marées", "à l'eau". */
export function a(phrase: string): string {
  return inHalves(phrase, aOne);
}

function aOne(phrase: string): string {
  if (/^le /i.test(phrase)) return `au ${phrase.slice(3)}`;
  if (/^les /i.test(phrase)) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}
