import type { WebWords } from '../../../languages/spoken-words.ts';
import { after, before, type Rule } from '../rule.ts';
import { spellOut } from './spell-out.ts';

const TLD =
  'com|org|net|edu|gov|mil|int|info|io|ai|app|dev|co|uk|us|ca|de|at|ch|fr|be|lu|eu|es|mx|ar|it|pt|br|nl|se|no|dk|pl|jp|in';
const SAID_AS_WORDS = new Set('com org net info app dev gov mil int'.split(' '));
const FILE_TYPES =
  'pdf|docx?|txt|md|csv|json|xml|html?|zip|gz|tar|png|jpe?g|gif|svg|mp3|mp4|wav|exe|py|js|ts|sh|ya?ml|pptx?|xlsx?';
/** Of a long address only the site is said, as a person would. */
const MOST_PATH_PARTS = 3;

function withoutEnd(written: string): [string, string] {
  const end = /(?<![.,;:!?)\]'"])[.,;:!?)\]'"]*$/.exec(written)?.[0] ?? '';
  return [written.slice(0, written.length - end.length), end];
}

/** E-mail and web addresses, file names, hashtags and handles, in the language's words. */
export function webRules(
  words: WebWords,
  cardinal: (digits: string) => string,
  letters: Readonly<Record<string, string>> = {},
): Rule[] {
  const label = (part: string): string =>
    part
      .replace(/[-–]+/g, ` ${words.dash} `)
      .replace(/_+/g, ` ${words.underscore} `)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/\d+/g, (d) => ` ${cardinal(d)} `)
      .replace(/[^\p{L}' ]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim();
  const dotted = (parts: string[]) => parts.filter(Boolean).join(` ${words.dot} `);
  const host = (name: string) => {
    const parts = name.replace(/^www\./i, '').split('.');
    return dotted(
      parts.map((part, i) => {
        if (i === 0 || part.length > 3) return label(part);
        return SAID_AS_WORDS.has(part.toLowerCase()) ? part.toLowerCase() : spellOut(part, letters);
      }),
    );
  };
  const fileName = (part: string) => {
    const [, stem = part, type] = new RegExp(String.raw`^(.+)\.(${FILE_TYPES})$`, 'i').exec(part) ?? [];
    const name = dotted(stem.split('.').map(label));
    return type === undefined ? name : `${name} ${words.dot} ${spellOut(type, letters)}`;
  };
  const path = (written: string) => {
    const parts = written
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean);
    if (parts.length > MOST_PATH_PARTS || written.length > 60) return '';
    return parts.map((part) => ` ${words.slash} ${fileName(part)}`).join('');
  };
  return [
    {
      pattern: /(?<![\p{L}\p{N}])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu,
      say: (m) => {
        const [name = '', site = ''] = m[0].split('@');
        return `${dotted(name.split('.').map(label))} ${words.at} ${host(site)}`;
      },
    },
    {
      pattern: /\b(?:https?|ftp):\/\/[^\s<>"]+/gi,
      say: (m) => {
        const [address, end] = withoutEnd(m[0]);
        const [, site = '', rest = ''] = /^\w+:\/\/(?:[^@/]*@)?([^/?#:]+)(?::\d+)?(.*)$/.exec(address) ?? [];
        return host(site) + path(rest) + end;
      },
    },
    {
      pattern: new RegExp(
        String.raw`\b(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}(?:${TLD})\b(?!\.\w)(?:/[^\s<>"]*)?`,
        'gi',
      ),
      say: (m) => {
        if (/[@\p{L}\p{N}]$/u.test(before(m)) || /^(?:@|\p{L})/u.test(after(m))) return undefined;
        if (/^(?:\w\.)+\w+$/.test(m[0]) || /\.[A-Z][a-z]*$/.test(m[0]) || !/[a-z]{2}\./i.test(m[0]))
          return undefined;
        const [address, end] = withoutEnd(m[0]);
        const at = address.indexOf('/');
        return at < 0 ? host(address) + end : host(address.slice(0, at)) + path(address.slice(at)) + end;
      },
    },
    {
      pattern: new RegExp(String.raw`\b[\w-]{1,80}\.(?:${FILE_TYPES})\b(?![.\w])`, 'g'),
      say: (m) => fileName(m[0]),
    },
    {
      pattern: /(?<![\p{L}\p{N}&])#(\p{L}[\p{L}\p{N}_]*)/gu,
      say: ([, tag = '']) => `${words.hashtag} ${label(tag)}`,
    },
    {
      pattern: /(?<![\p{L}\p{N}.])@(\w[\w.]*\w)/gu,
      say: ([, name = '']) => `${words.at} ${label(name)}`,
    },
    {
      pattern: /(?<![\p{L}\p{N}])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]{0,40}\d)/gu,
      say: (m) => dotted(m[0].split('.').map((part) => cardinal(part))),
    },
  ];
}
