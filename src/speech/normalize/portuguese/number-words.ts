import type { Counted } from '../shared/grammar.ts';
import { groupsOf, isCode } from '../shared/spell-number.ts';

const PORTUGAL = (
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis ' +
  'dezassete dezoito dezanove'
).split(' ');
const BRAZIL = PORTUGAL.map(
  (word) =>
    ({ dezasseis: 'dezesseis', dezassete: 'dezessete', dezanove: 'dezenove', catorze: 'quatorze' })[word] ??
    word,
);
const TENS = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');

export type PortugueseKind = 'portugal' | 'brazil';

function belowThousand(n: number, feminine: boolean, kind: PortugueseKind): string {
  if (n === 100) return 'cem';
  const ones = kind === 'brazil' ? BRAZIL : PORTUGAL;
  const agreeing = (i: number) => (feminine && i === 1 ? 'uma' : feminine && i === 2 ? 'duas' : ones[i]);
  const words: (string | undefined)[] = [];
  const rest = n % 100;
  if (n >= 100) words.push((HUNDREDS[Math.floor(n / 100)] ?? '').replace(/os$/, feminine ? 'as' : 'os'));
  if (rest > 0 && rest < 20) words.push(agreeing(rest));
  if (rest >= 20) {
    words.push(TENS[Math.floor(rest / 10)]);
    if (rest % 10 > 0) words.push(agreeing(rest % 10));
  }
  return words.join(' e ');
}

/** The name of a scale: Brazil counts by thousands of each other, Portugal by millions. */
function scaled(value: number, scale: number, feminine: boolean, kind: PortugueseKind): string {
  if (scale === 1) return value === 1 ? 'mil' : `${belowThousand(value, feminine, kind)} mil`;
  const count = belowThousand(value, false, kind);
  if (kind === 'portugal' && scale === 3) return value === 1 ? 'mil milhões' : `${count} mil milhões`;
  const names: Record<number, [string, string]> =
    kind === 'portugal'
      ? { 2: ['milhão', 'milhões'], 4: ['bilião', 'biliões'] }
      : { 2: ['milhão', 'milhões'], 3: ['bilhão', 'bilhões'], 4: ['trilhão', 'trilhões'] };
  return `${count} ${names[scale]?.[value === 1 ? 0 : 1]}`;
}

/** "mil duzentos e trinta e quatro", "mil e cem"; before a feminine noun "duas mil e uma". */
export function cardinal(digits: string, counted?: Counted, kind: PortugueseKind = 'portugal'): string {
  if (isCode(digits)) return Array.from(digits, (d) => PORTUGAL[Number(d)]).join(' ');
  if (Number(digits) === 0) return 'zero';
  const feminine = counted?.gender === 'f';
  const groups = groupsOf(digits);
  let words = '';
  groups.forEach(({ value, scale }, i) => {
    let said = scale === 0 ? belowThousand(value, feminine, kind) : scaled(value, scale, feminine, kind);
    // "mil milhões" shares its "milhões" with the millions after it.
    if (kind === 'portugal' && scale === 3 && groups[i + 1]?.scale === 2) said = said.replace(' milhões', '');
    const joined = i === groups.length - 1 && (value < 100 || value % 100 === 0);
    words += words === '' ? said : `${joined ? ' e ' : ' '}${said}`;
  });
  return words;
}

const FIRST = '- primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono'.split(' ');
const TENTHS =
  '- décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(
    ' ',
  );

/** "terceira", "vigésimo primeiro". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm', kind: PortugueseKind = 'portugal'): string {
  const n = Number(digits);
  if (n === 0 || n > 100) return cardinal(digits, undefined, kind);
  const words =
    n === 100
      ? 'centésimo'
      : [n >= 10 ? TENTHS[Math.floor(n / 10)] : '', n % 10 > 0 ? FIRST[n % 10] : '']
          .filter(Boolean)
          .join(' ');
  return gender === 'f' ? words.replace(/o(?= |$)/g, 'a') : words;
}
