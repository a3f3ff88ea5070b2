import { describe, expect, it } from 'vitest';
import { pattern, phrases, source, tokens, words } from '../../src/kernel/patterns.ts';

const SEAS = words`
  Baltic, North Sea,
  Wadden[ ]Sea, \p{Lu}egir
`;

describe('word lists', () => {
  it('separates at commas and at line breaks, in the order written', () => {
    expect(SEAS).toEqual(['Baltic', 'North Sea', 'Wadden[ ]Sea', String.raw`\p{Lu}egir`]);
  });

  it('leaves commas of an entry alone where nothing is behind them', () => {
    expect(words`a{1,3}, [,;]b`).toEqual(['a{1,3}', '[,;]b']);
  });

  it('separates single words at any white space', () => {
    expect(tokens`a b
      c jede[rs]?`).toEqual(['a', 'b', 'c', 'jede[rs]?']);
  });

  it('takes an entry a line where entries hold commas', () => {
    expect(phrases`
      yes, of course
      no
    `).toEqual(['yes, of course', 'no']);
  });

  it('does not separate what a part holds', () => {
    const polite = phrases`
      please, do
      thanks
    `;
    expect(words`${polite} it, never`).toEqual(['(?:please, do|thanks) it', 'never']);
  });
});

describe('patterns', () => {
  it('puts lists, sources and expressions into one', () => {
    const article = source`(?:the|an?)`;
    expect(pattern('iu')`^${article} ${SEAS}(?=${/\s|$/})`).toEqual(
      /^(?:the|an?) (?:Baltic|North Sea|Wadden[ ]Sea|\p{Lu}egir)(?=\s|$)/iu,
    );
  });

  it('matches nothing with an empty list', () => {
    expect(pattern()`^${[]}`.test('')).toBe(false);
  });

  it('does not count line breaks and the white space around them', () => {
    expect(pattern()`
      ^a b
      |c[ ]
      |d
    `).toEqual(/^a b|c[ ]|d/);
  });

  it('leaves backslashes and dollar signs as they are written', () => {
    expect(pattern('u')`^\$\d+\b$`.test('$12')).toBe(true);
    expect(source`${'$1 $&'}`).toBe('$1 $&');
  });
});
