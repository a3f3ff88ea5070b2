import { describe, expect, it } from 'vitest';
import { joinLines, Vocabulary } from '../../src/documents/confined/vocabulary.ts';

function join(lines: string[], elsewhere = ''): string {
  const vocabulary = new Vocabulary();
  vocabulary.add(elsewhere);
  return joinLines(lines, vocabulary);
}

describe('words broken at line ends', () => {
  it.each([
    [['an exam-', 'ple of it'], 'an example', 'an example of it'],
    [['a well-', 'known fact'], 'well-known well-known', 'a well-known fact'],
    [['a well-', 'known fact'], 'facts known', 'a well-known fact'],
    [['some unfore-', 'seen event'], '', 'some unforeseen event'],
    [['from 1990-', '1995 on'], '', 'from 1990-1995 on'],
    [['the Smith-', 'Jones model'], '', 'the Smith-Jones model'],
    [['one', 'two'], '', 'one two'],
    [['a dash -', 'so'], '', 'a dash - so'],
    [['soft\u00AD', 'ware'], '', 'software'],
  ])('%j beside "%s" reads "%s"', (lines, elsewhere, expected) => {
    expect(join(lines, elsewhere)).toBe(expected);
  });
});
