import { describe, expect, it } from 'vitest';
import {
  aboutSeconds,
  bytes,
  clock,
  count,
  languageName,
  listed,
  percent,
  plural,
  shortened,
  spokenClock,
  wordCount,
} from '../../src/web/lib/wording/format.ts';

describe('what a person reads', () => {
  it.each([
    [0, '0:00'],
    [41_900, '0:41'],
    [725_000, '12:05'],
    [3_723_000, '1:02:03'],
    [-5, '0:00'],
  ])('%i ms is %s on the clock', (ms, text) => expect(clock(ms)).toBe(text));

  it.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [125_000, '2 minutes 5 seconds'],
    [3_600_000, '1 hour'],
  ])('%i ms is said as %s', (ms, text) => expect(spokenClock(ms)).toBe(text));

  it.each([
    [0.4, 'about a second'],
    [3.2, 'about 4 seconds'],
    [10, 'about 10 seconds'],
    [31, 'about 35 seconds'],
    [70, 'about a minute'],
    [200, 'about 3 minutes'],
    [3700, 'about an hour'],
    [5400, 'about 1.5 hours'],
  ])('%d s to wait is %s', (seconds, text) => expect(aboutSeconds(seconds)).toBe(text));

  it('counts things', () => {
    expect(count(1204.4)).toBe('1,204');
    expect(plural(1, 'page')).toBe('1 page');
    expect(plural(734, 'word')).toBe('734 words');
    expect(percent(0.619)).toBe('61 %');
    expect(percent(1.2)).toBe('100 %');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(wordCount('  two\n words ')).toBe(2);
    expect(wordCount(' ')).toBe(0);
  });

  it.each([
    [900, '900 bytes'],
    [1_400, '1.4 kB'],
    [512_000_000, '512 MB'],
    [2_000_000_000, '2 GB'],
  ])('%i bytes are %s', (value, text) => expect(bytes(value)).toBe(text));

  it('cuts long names between words and leaves short ones', () => {
    expect(shortened('tides.pdf')).toBe('tides.pdf');
    expect(shortened('The tide rises twice a day on most of the coasts', 20)).toBe('The tide rises\u2026');
  });

  it('names languages, and leaves what is none as it is', () => {
    expect(languageName('de')).toBe('German');
    expect(languageName('not a tag')).toBe('not a tag');
  });
});
