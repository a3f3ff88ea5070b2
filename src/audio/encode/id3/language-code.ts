/** ISO 639-2/T codes of the languages that voices speak, by their ISO 639-1 code. */
const CODES =
  'af afr am amh an arg ar ara as asm az aze be bel bg bul bn ben bs bos ca cat cs ces cy cym da dan de deu el ell en eng ' +
  'eo epo es spa et est eu eus fa fas fi fin fr fra ga gle gd gla gl glg gu guj hi hin hr hrv hu hun hy hye id ind is isl ' +
  'it ita ja jpn ka kat kk kaz kl kal kn kan ko kor ky kir la lat lb ltz lt lit lv lav mi mri mk mkd ml mal mr mar ms msa ' +
  'mt mlt my mya nb nob ne nep nl nld no nor om orm or ori pa pan pl pol pt por qu que ro ron ru rus sd snd si sin sk slk ' +
  'sl slv sq sqi sr srp sv swe sw swa ta tam te tel th tha tk tuk tn tsn tr tur tt tat ug uig uk ukr ur urd uz uzb vi vie zh zho';

const byTwoLetters = new Map<string, string>();
const words = CODES.split(' ');
for (let i = 0; i + 1 < words.length; i += 2) byTwoLetters.set(words[i]!, words[i + 1]!);

/** The three-letter code ID3 wants for a BCP 47 tag; "und" when it is not known. */
export function languageCode(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  if (/^[a-z]{3}$/.test(primary)) return primary;
  return byTwoLetters.get(primary) ?? 'und';
}
