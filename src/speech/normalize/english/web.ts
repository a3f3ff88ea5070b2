import { after, before, type Rule } from '../rule.ts';
import { cardinal } from './number-words.ts';
import { spellOut } from './spell-out.ts';

const TLD =
  'com|org|net|edu|gov|mil|int|info|io|ai|app|dev|co|uk|us|ca|au|nz|ie|de|fr|eu|ch|at|nl|se|no|it|es|jp|in|br';
const SAID_AS_WORDS = new Set('com org net info app dev gov mil int biz museum'.split(' '));
const FILE_TYPES =
  'pdf|docx?|txt|md|csv|json|xml|html?|zip|gz|tar|png|jpe?g|gif|svg|mp3|mp4|wav|exe|py|js|ts|rs|go|sh|ya?ml|toml|ini|log|pptx?|xlsx?';
/** Of a long address only the site is said, as a person would. */
const MOST_PATH_PARTS = 3;

function label(part: string): string {
  const runs = part
    .replace(/[-–]+/g, ' dash ')
    .replace(/_+/g, ' underscore ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return runs
    .replace(/\d+/g, (d) => ` ${cardinal(d)} `)
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function host(name: string): string {
  const parts = name.replace(/^www\./i, '').split('.');
  const said = parts.map((part, i) => {
    if (i === 0 || part.length > 3) return label(part);
    return SAID_AS_WORDS.has(part.toLowerCase()) ? part.toLowerCase() : spellOut(part);
  });
  return said.join(' dot ');
}

function path(written: string): string {
  const parts = written
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  if (parts.length === 0 || parts.length > MOST_PATH_PARTS || written.length > 60) return '';
  return parts.map((part) => ` slash ${fileName(part)}`).join('');
}

function fileName(part: string): string {
  const [, stem = part, type] = new RegExp(String.raw`^(.+)\.(${FILE_TYPES})$`, 'i').exec(part) ?? [];
  return type === undefined
    ? label(stem.replace(/\.(?=\p{L})/gu, ' dot '))
    : `${label(stem)} dot ${spellOut(type)}`;
}

/** "...example.org/docs." ends the sentence: the full stop is no part of the address. */
function withoutEnd(written: string): [string, string] {
  const end = /(?<![.,;:!?)\]'"])[.,;:!?)\]'"]*$/.exec(written)?.[0] ?? '';
  return [written.slice(0, written.length - end.length), end];
}

export const webRules: Rule[] = [
  {
    pattern: /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}\b/g,
    say: (m) => {
      const [name = '', site = ''] = m[0].split('@');
      return `${name.split('.').map(label).join(' dot ')} at ${host(site)}`;
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
      if (/[@\p{L}\p{N}]$/u.test(before(m)) || /^@/.test(after(m))) return undefined;
      // "e.g." and "U.S." are no sites, nor is a sentence that lacks its space ("it.In").
      if (/^(?:\w\.)+\w$/.test(m[0]) || /\.[A-Z][a-z]*$/.test(m[0])) return undefined;
      const [address, end] = withoutEnd(m[0]);
      const at = address.indexOf('/');
      return at < 0 ? host(address) + end : host(address.slice(0, at)) + path(address.slice(at)) + end;
    },
  },
  {
    pattern: /(?<=^|[\s("'])(?:[A-Z]:)?(?:[\\/][\w.-]+){2,}[\\/]?|(?<=^|[\s("'])~\/[\w./-]+/g,
    say: (m) => {
      const [written, end] = withoutEnd(m[0]);
      const parts = written.split(/[\\/]/).filter(Boolean);
      const said = parts.map((p) =>
        p === '~' ? 'home' : /^[A-Z]:$/.test(p) ? `${p[0]} drive` : fileName(p),
      );
      return (/^[\\/]/.test(written) ? 'slash ' : '') + said.join(' slash ') + end;
    },
  },
  {
    pattern: new RegExp(String.raw`\b[\w-]{1,80}\.(?:${FILE_TYPES})\b(?![.\w])`, 'g'),
    say: (m) => fileName(m[0]),
  },
  {
    pattern: /(?<![\p{L}\p{N}&])#(\p{L}[\p{L}\p{N}_]*)/gu,
    say: ([, tag = '']) => `hashtag ${label(tag)}`,
  },
  { pattern: /(?<![\p{L}\p{N}.])@(\w[\w.]*\w)/gu, say: ([, name = '']) => `at ${label(name)}` },
  {
    pattern: /(?<![\p{L}\p{N}])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]{0,40}\d)/gu,
    say: (m) => m[0].split('.').map(cardinal).join(' dot '),
  },
];
