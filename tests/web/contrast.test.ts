import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = path.join(import.meta.dirname, '..', '..', 'src', 'web');
const TOKENS = readFileSync(path.join(WEB, 'app', 'tokens.css'), 'utf8');

const THEMES = { light: ':root', dark: '[data-theme="dark"]' } as const;
const VOICES = ['v1', 'v2', 'v3', 'v4'];
/** What words stand on, wherever they are. */
const SURFACES = ['paper', 'sheet', 'sunk'];
const WORDS = ['ink', 'ink-2', 'ink-3', 'ok', 'warn', 'bad', ...VOICES.map((voice) => `${voice}-ink`)];

/** Least contrast of text and of parts of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

function tokensOf(theme: keyof typeof THEMES): Map<string, string> {
  const from = TOKENS.indexOf(`${THEMES[theme]} {`);
  const block = TOKENS.slice(from, TOKENS.indexOf('}', from));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));
}

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What stands on what, and the least they may differ. */
const PAIRS: [front: string, ground: string, least: number][] = [
  ...WORDS.flatMap((word) => SURFACES.map((surface): [string, string, number] => [word, surface, TEXT])),
  ...VOICES.flatMap((voice): [string, string, number][] => [
    ['ink', `${voice}-wash`, TEXT],
    ['ink-2', `${voice}-wash`, TEXT],
    [`${voice}-ink`, `${voice}-wash`, TEXT],
    [voice, 'sheet', CONTROL],
  ]),
  // Filled buttons, at rest and under the pointer.
  ['paper', 'ink', TEXT],
  ['paper', 'ink-2', TEXT],
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ['line-control', surface, CONTROL],
    ['focus', surface, CONTROL],
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  it.each(PAIRS)('%s stands out from %s', (front, ground, least) => {
    expect(contrast(tokens.get(front)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(least);
  });
});

describe('the pages', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(WEB, file), 'utf8')] as const);
  const classes = (prefix: string) =>
    sources.flatMap(([file, text]) =>
      [...text.matchAll(new RegExp(`(?<![\\w-])${prefix}-([a-z][\\w-]*)(/\\d+)?`, 'g'))].map(
        ([, name, share]) => `${name}${share ?? ''} (${file})`,
      ),
    );

  it('write in the colours that are compared here', () => {
    const colours = classes('text').filter((found) =>
      [...tokensOf('light').keys()].includes(found.split(/[ /]/)[0]!),
    );
    expect(colours.length).toBeGreaterThan(200);
    const allowed = [...WORDS, 'paper'];
    expect(colours.filter((found) => !allowed.includes(found.split(' ')[0]!))).toEqual([]);
  });
  it('name no colour but a token', () => {
    const palette =
      /^(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|teal|cyan|sky|blue|indigo|violet|purple|pink|rose|black)\b/;
    expect([...classes('text'), ...classes('bg')].filter((found) => palette.test(found))).toEqual([]);
  });
});
