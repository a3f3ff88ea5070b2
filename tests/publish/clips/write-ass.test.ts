import { describe, expect, it } from 'vitest';
import { captionPages } from '../../../src/kernel/rules/clips/captions.ts';
import { clipLayout } from '../../../src/kernel/rules/clips/layout.ts';
import { assText, assTime } from '../../../src/publish/clips/ass-markup.ts';
import type { ClipFacts } from '../../../src/publish/clips/clip-facts.ts';
import { undrawable } from '../../../src/publish/clips/undrawable.ts';
import { writeAss } from '../../../src/publish/clips/write-ass.ts';

const LOOK = { shape: 'portrait', platform: 'tiktok', palette: 'paper', captions: 'fill' } as const;

function factsOf(text: string, name = 'Maya'): ClipFacts {
  const words = text.split(' ').map((word, i) => ({ text: word, startMs: i * 400, endMs: i * 400 + 350 }));
  const endMs = words.length * 400;
  return {
    title: 'Tides',
    language: 'en',
    durationMs: endMs,
    turns: [{ turnId: 't', voice: 1, name, text, startMs: 0, endMs, words }],
    loudness: { stepMs: 100, peaks: Array.from({ length: 80 }, (_, i) => (i * 37) % 100) },
    stretches: [{ speaker: 1, startMs: 0, endMs }],
  };
}

/** What the captions of a file say, by their events' times, markup taken off as libass does. */
function spoken(ass: string, style = 'Caption') {
  return ass
    .split('\n')
    .filter((line) => line.startsWith('Dialogue:') && line.split(',')[3] === style && !line.includes('\\p1'))
    .map((line) => {
      const fields = line.split(',');
      const text = fields
        .slice(9)
        .join(',')
        .replaceAll('\\{', '\u0001')
        .replaceAll('\\}', '\u0002')
        .replace(/\{[^}]*\}/g, '')
        .replaceAll('\u0001', '{')
        .replaceAll('\u0002', '}')
        .replaceAll('\u2060', '');
      return { start: fields[1], end: fields[2], text };
    });
}

describe('the captions of a clip as ASS', () => {
  it('say the words of its pages, each word taking the speaker’s colour when it is spoken', () => {
    const facts = factsOf('The tide comes and goes twice a day, and the Moon is the reason for that.');
    const ass = writeAss(facts, LOOK);
    const { captions } = clipLayout(LOOK.shape, LOOK.platform);
    const pages = captionPages(facts.turns, captions);
    expect(spoken(ass)).toEqual(
      pages.flatMap((page) =>
        page.lines.map((line) => ({
          start: assTime(page.startMs),
          end: assTime(page.endMs),
          text: line.map(({ text }) => text).join(' '),
        })),
      ),
    );
    // The second speaker's: lake, blue first.
    expect(ass).toContain('\\t(400,490,\\1c&H725A18&)}tide');
    expect(spoken(ass, 'Name').map(({ text }) => text)).toEqual(['Maya']);
  });

  it('stand at the right in Arabic, turned where a line begins with a name, in one font on one line', () => {
    const text = 'يرتفع ماء البحر مرتين في اليوم بنسبة 46% عند Saint-Malo، Saint-Malo فلماذا يحدث ذلك؟';
    const lines = writeAss(factsOf(text, 'مايا'), LOOK)
      .split('\n')
      .filter((line) => line.includes(',Caption,,'));
    expect(lines.filter((line) => !line.includes('{\\an3\\pos('))).toEqual([]);
    const begins = (line: string) => /\p{L}/u.exec(line.replace(/^.*?,,|\{[^}]*\}/gu, ''))?.[0] ?? '';
    const turned = lines.filter((line) => /[A-Z]/.test(begins(line)));
    expect(turned.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.includes('\u200f')).toBe(turned.includes(line));
    expect(lines.join('')).not.toContain('Newsreader');
  });

  it.each([
    ['overrides', '{\\an5\\fs300\\pos(0,0)} {\\p1}m 0 0 l 900 0'],
    ['line breaks and hard spaces', 'a\\Nb \\n \\h'],
    ['an end of its event', 'a\nDialogue: 9,0:00:00.00,0:00:09.00,Caption,,0,0,0,,b'],
    ['commas and braces', 'a,b,,}{,{}'],
  ])('show hostile text as text: %s', (_, hostile) => {
    const ass = writeAss(factsOf(hostile, hostile), LOOK);
    const said = spoken(ass)
      .map(({ text }) => text)
      .join(' ');
    expect(said.replace(/\s+/g, '')).toBe(hostile.replace(/\s+/g, ''));
    const events = ass.split('\n').filter((line) => line.startsWith('Dialogue:'));
    expect(events.every((line) => /^Dialogue: [0-3],/.test(line))).toBe(true);
    // Nothing of the text stands within an override.
    const overrides = ass.match(/(?<!\\)\{[^}]*\}/g) ?? [];
    expect(
      overrides.filter((each) => /fs300|pos\(0,0\)\}|\\N|\\h/.test(each) && !each.includes('\\p1')),
    ).toEqual([]);
  });

  it('write times and text as the format has them', () => {
    expect([0, 1234, 3_723_456].map(assTime)).toEqual(['0:00:00.00', '0:00:01.23', '1:02:03.46']);
    expect(assText('a\\b{c}')).toBe('a\\\u2060b\\{c\\}');
  });

  it('know the letters that no font of the machine has', async () => {
    expect(await undrawable(['Łódź, Việt Nam, plain'])).toBe('');
    expect(await undrawable(['Tide \u{13000}\u{13001}\u{13000}', '🌊'])).toBe('\u{13000}\u{13001}');
  });
});
