import { capitalise } from '../letter-case.ts';
import type { Ion, SignWords } from './sign-words.ts';

/** Anions as they are written without raised signs; other letters before a dash begin a compound. */
const ANIONS = new Set(
  'Cl Br I F OH CN SCN HS HSO4 NO3 NO2 HCO3 MnO4 ClO4 ClO3 CH3COO COO H2PO4 O2 A SO4 PO4 CO3 HPO4 S G e'.split(
    ' ',
  ),
);

/** "Ca2+" -> "Ca 2 plus", "HCO3-" -> "HCO3 minus", "Na+/K+-ATPase" -> "Na plus K plus ATPase". */
export function readIons(text: string, { plus, minus, and, concentrationOf }: SignWords): string {
  return (
    text
      .replace(/(?<![\p{L}\d])((?:H?PO|SO|CO)\d) ([23])[-−](?=[\s/,;.)]|$)/gu, `$1 $2 ${minus}`)
      .replace(/(?<=(?:H?PO|SO|CO)\d \d \p{L}{3,7})\/(?=[A-Z])/gu, ` ${and} `)
      // "H2CO3/HCO3-": a pair.
      .replace(
        /(?<=(?<![\p{L}\d])(?:[A-Z][a-z]?){1,6}\d[A-Za-z\d]{0,8}[+-]?)\/(?=(?:[A-Z][a-z]?){1,6}\d)/gu,
        ` ${and} `,
      )
      .replace(/\+\/(?=[A-Z][a-z]?\d?\+)/g, '+ ')
      .replace(/(?<=(?<![\p{L}\d])[A-Z][a-z]?\d?\+)-(?=\p{L})/gu, ' ')
      // "[Ca2+]i", "[CO2]": how much of it is dissolved.
      .replace(
        /\[((?:[A-Z][a-z]?\d{0,2}){1,5}(?:\d|[+-])+)\](?:i|o|e)?(?![\p{L}\d])/gu,
        `${concentrationOf} $1`,
      )
      .replace(
        /(?<![\p{L}\d])((?:[A-Z][a-z]?[\d₀-₉]{0,2}){1,6})\^?([¹²³⁴]?)([⁺⁻])/gu,
        (_, formula: string, charge: string, sign: string) =>
          `${formula} ${charge === '' ? '' : `${'¹²³⁴'.indexOf(charge) + 1} `}${sign === '⁺' ? plus : minus}`,
      )
      .replace(
        /(?<![\p{L}\d])((?:[A-Z][a-z]?\d{0,2}){1,6})\^?(?:(?<=\d)(?<!\d\d)|(\d))?\+(?![\p{L}\d+])/gu,
        (whole, formula: string) => {
          const [, element, charge] = /^([A-Z][a-z]?)\^?(\d)\+$/.exec(whole) ?? [];
          if (element !== undefined) return `${element} ${charge!} ${plus}`;
          return `${formula}${/\^(\d)\+$/.exec(whole)?.[1] ? ` ${/\^(\d)\+$/.exec(whole)![1]!}` : ''} ${plus}`;
        },
      )
      .replace(
        /(?<![\p{L}\d])(e|(?:[A-Z][a-z]?\d?){1,6}?)(\^?\d)?[-−](?=[\s.,;:)\]/]|$)(?! \p{Ll}{1,4} \p{Lu}\p{L}{0,20}-\p{L})/gu,
        (whole, formula: string, charge: string | undefined) => {
          const bare = charge === undefined ? formula : formula + charge.replace('^', '');
          if (ANIONS.has(bare) && !charge?.startsWith('^')) return `${bare} ${minus}`;
          return charge !== undefined && ANIONS.has(formula)
            ? `${formula} ${charge.replace('^', '')} ${minus}`
            : whole;
        },
      )
  );
}

/** "Na+", "Ca²⁺", "Cl-": those that have a name, where no formula holds them. */
const NAMED =
  /(?<![\p{L}\d[)\]^])(?:(Na|K|Cl)|(Ca|Mg)(?:2|²|\^2))([+⁺⁻-])(?=[\s.,;:)]|$|\/(?:Na|K|Cl|Ca|Mg)|-\p{L})/gu;

/** "↑ K+ in blood" -> "↑ potassium in blood", "Na+-Kanal" -> "Natrium-Kanal". */
export function nameIons(text: string, { ions, and }: SignWords): string {
  if (!/[+⁺-]/.test(text)) return text;
  const found = [...text.matchAll(NAMED)].map(signOf);
  if (!found.some((sign) => sign in ions)) return text;
  const named = text.replace(NAMED, (whole, single, double, sign, at: number) => {
    const name = ions[signOf([whole, single, double, sign])] as string | undefined;
    return name !== undefined && /(?:^|[.!?] )$/.test(text.slice(Math.max(0, at - 2), at))
      ? capitalise(name)
      : (name ?? whole);
  });
  const names = Object.values(ions).join('|');
  // "Na+/K+-ATPase" moves both, "Na+/K+" are two.
  return named.replace(
    new RegExp(`(?<=${names})/(?=(?:${names})(-\\p{L})?)`, 'giu'),
    (_, compound?: string) => (compound === undefined ? ` ${and} ` : '-'),
  );
}

const signOf = ([, single, double, sign]: readonly (string | undefined)[]) =>
  `${single ?? `${double!}2`}${sign === '⁺' ? '+' : sign === '⁻' ? '-' : sign!}` as Ion;
