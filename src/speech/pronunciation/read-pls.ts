import type { Pronunciation } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { refuse, scanXml, type XmlElement } from './scan-xml.ts';

export const PLS_NAMESPACE = 'http://www.w3.org/2005/01/pronunciation-lexicon';
const MOST_ENTRIES = 50_000;
const LONGEST = 200;
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

const textOf = (element: XmlElement) => element.text.replace(/\s+/g, ' ').trim();
const preferred = (element: XmlElement) => element.attributes.get('prefer') === 'true';

/**
 * Reads a Pronunciation Lexicon 1.0 (W3C): one entry for each grapheme. Of several pronunciations
 * the preferred one counts, else the first (section 4.9); both a phoneme and an alias are kept
 * where neither is preferred over the other.
 *
 * @throws AppError pronunciation_invalid naming the line and the entry
 */
export function readPls(xml: string): Pronunciation[] {
  const lexicon = scanXml(xml);
  if (lexicon.name !== 'lexicon' || lexicon.namespace !== PLS_NAMESPACE)
    refuse(lexicon.line, `the outermost element must be <lexicon xmlns="${PLS_NAMESPACE}">`);
  const version = lexicon.attributes.get('version');
  if (version !== '1.0')
    refuse(lexicon.line, `the version is ${version ? `"${version}"` : 'missing'}; it must be "1.0"`);
  const language = lexicon.attributes.get('xml:lang');
  if (language === undefined || !LANGUAGE.test(language))
    refuse(lexicon.line, 'xml:lang must name the language, such as "en"');
  const alphabet = lexicon.attributes.get('alphabet');
  const lexemes = lexicon.children.filter((child) => child.name === 'lexeme');
  const entries = lexemes.flatMap((lexeme, i) => entriesOf(lexeme, i + 1, alphabet, language));
  if (entries.length > MOST_ENTRIES) refuse(lexicon.line, `there are more than ${MOST_ENTRIES} entries`);
  return entries;
}

function entriesOf(
  lexeme: XmlElement,
  number: number,
  alphabet: string | undefined,
  language: string,
): Pronunciation[] {
  const named = (name: string) => lexeme.children.filter((child) => child.name === name);
  const graphemes = named('grapheme').map(textOf);
  const which = `entry ${number}${graphemes[0] ? ` ("${graphemes[0]}")` : ''}`;
  const wrong = (what: string, element = lexeme): never => refuse(element.line, `${which} ${what}`);
  if (graphemes.length === 0) wrong('has no <grapheme>');
  for (const grapheme of graphemes)
    if (!/[\p{L}\p{N}]/u.test(grapheme) || grapheme.length > LONGEST)
      wrong(`has a <grapheme> without a letter or longer than ${LONGEST} characters`);
  const sayings = lexeme.children.filter((child) => child.name === 'phoneme' || child.name === 'alias');
  if (sayings.length === 0) wrong('has neither <phoneme> nor <alias>');
  for (const saying of sayings) {
    const text = textOf(saying);
    if (text === '' || text.length > LONGEST) wrong(`has an empty or overlong <${saying.name}>`, saying);
    const inAlphabet = saying.attributes.get('alphabet') ?? alphabet;
    if (saying.name === 'phoneme' && inAlphabet !== 'ipa')
      wrong(`gives its phonemes in ${inAlphabet ? `"${inAlphabet}"` : 'no alphabet'}; "ipa" is read`, saying);
  }
  const choice = sayings.find(preferred);
  const pick = (name: string) =>
    choice ? (choice.name === name ? choice : undefined) : sayings.find((saying) => saying.name === name);
  const alias = pick('alias');
  const phoneme = pick('phoneme');
  return graphemes.map((grapheme) =>
    compact({
      grapheme,
      language: lexeme.attributes.get('xml:lang') ?? language,
      alias: alias && textOf(alias),
      ipa: phoneme && textOf(phoneme),
    }),
  );
}
