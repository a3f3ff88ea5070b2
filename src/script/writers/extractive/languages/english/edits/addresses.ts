import { pattern, words } from '../../../../../../kernel/patterns.ts';

const TOP_DOMAINS = words`com, org, net, gov, edu, io, int, eu, uk, de, fr, info, dev`;

/** Before these an address is what the sentence is about; elsewhere it only stands beside it. */
const ASKS_FOR_NAME = words`
  at, from, on, to, via, visit, is, are, of, use, using, with, under, and, or, called, through, by, open, for
`;
const ASKS_FOR_PAGE = words`in, see, read`;

const END = String.raw`[^\s<>()\[\]"”.,;:!?']`;
const URL = String.raw`<?(?:https?:\/\/|www\.)[^\s<>()\[\]"”]{0,300}${END}>?`;
const IN_BRACKETS = new RegExp(
  String.raw`\s?[(\[](?:see|available (?:at|from)|at)?:?\s*${URL}\/?[)\]]`,
  'gi',
);
const WEB = new RegExp(String.raw`(?:(\b\p{L}+)( ))?(?<![\p{L}\p{N}])${URL}\/?`, 'gu');
const DOI = /,?\s?\(?\b(?:doi:|https?:\/\/doi\.org\/)\s?\S{1,200}(?<![.,;])/gi;
const MAIL = /(?<![\w.+-])<?([A-Za-z0-9][\w.+-]{0,64})@([A-Za-z0-9-]{1,64}(?:\.[A-Za-z0-9-]{1,64}){1,5})>?/g;
const SITE = pattern('g')`
  (?<![\w.@/-])((?:[A-Za-z0-9-]{2,40}\.){1,3}(?:com|org|net|gov|edu|io|info))(?:\/[\w./#%~-]{0,200}[\w/])?(?![\w@])
`;
const NAMED = pattern('i')`^${ASKS_FOR_NAME}$`;
const PAGE = pattern('i')`^${ASKS_FOR_PAGE}$`;

/** "https://wiki.example.org/start" -> "example dot org"; an address that stands beside the text goes. */
export function readAddresses(text: string): string {
  return text
    .replace(DOI, '')
    .replace(IN_BRACKETS, '')
    .replace(WEB, (whole: string, before: string | undefined) => {
      const name = siteOf(whole.slice(before === undefined ? 0 : before.length + 1));
      if (before === undefined) return name;
      if (PAGE.test(before)) return `${before} a page at ${name}`;
      return NAMED.test(before) ? `${before} ${name}` : before;
    })
    .replace(MAIL, (_, user: string, host: string) => `${sayDots(user)} at ${sayDots(host)}`)
    .replace(SITE, (_, host: string) => sayDots(host))
    .replace(/(^|\s)@(?=\p{L})/gu, '$1');
}

/** The name of a site as people say it, without "www" and what stands before the registered name. */
function siteOf(url: string): string {
  const host = url.replace(/^<?(?:https?:\/\/)?(?:www\.)?/i, '').split(/[/?#:>]/)[0]!;
  const labels = host.split('.');
  const short = /^(?:co|ac|gov|org)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  const known = new RegExp(`^${TOP_DOMAINS.join('|')}$`).test(labels.at(-1) ?? '');
  return labels.slice(known || short ? (short ? -3 : -2) : 0).join(' dot ');
}

function sayDots(name: string): string {
  return name.replaceAll('.', ' dot ').replaceAll('_', ' ');
}
