import { describe, expect, it } from 'vitest';
import type { Speaker } from '../../../src/kernel/artifacts.ts';
import { writeScript } from '../../../src/script/write-script.ts';
import { english } from '../../../src/script/writers/extractive/languages/english/english.ts';
import { readSource } from '../../../src/script/writers/extractive/reading/read-source.ts';
import { paragraphsOf } from '../documents.ts';

const HOSTS: Speaker[] = [
  { slot: 0, name: 'Maya', role: 'host', voiceId: 'v0' },
  { slot: 1, name: 'Leo', role: 'host', voiceId: 'v1' },
];

const tell = (texts: readonly string[][]) =>
  writeScript(paragraphsOf(texts), { format: 'deep_dive', targetMinutes: 3, speakers: HOSTS });

const AROUND = [
  'The keepers of the light lived on the rock for three months at a time.',
  'Every boat brought them coal, oil and flour.',
];

const speechIn = (...texts: string[][]) =>
  readSource(paragraphsOf([AROUND, ...texts]), english)
    .lines.slice(AROUND.length)
    .map(({ speech }) => speech);

describe('the words of others', () => {
  it.each([
    [
      'a short quotation over two sentences, which is one line with its speaker',
      [['The keeper said, “We saw nothing for a week.', 'Nobody came to the rock.”']],
      [undefined],
    ],
    [
      'a long quotation, opened behind who says it',
      [
        [
          'The keeper said, “We saw nothing for a week, and the wind blew so hard that the door could not be opened at all.',
          'Nobody came to the rock, and the coal that was left in the store would not have lasted for another three days.',
          'It was then that we began to burn the chairs, the table and in the end the boards of the floor under our feet.”',
        ],
      ],
      ['led', 'bare', 'bare'],
    ],
    [
      'a paragraph that is a quotation',
      [['“Nobody came to the rock, and I had only the birds to talk to.”']],
      ['bare'],
    ],
    [
      'a quotation that goes on in the next paragraph',
      [['“Nobody came to the rock.'], ['I had the birds to talk to.', 'They stayed.”']],
      ['bare', 'bare', 'bare'],
    ],
    [
      'a passage that is set off after "he wrote"',
      [['He wrote to his sister that winter.'], ['I have read every book twice.', 'The lamp is my friend.']],
      [undefined, 'bare', 'bare'],
    ],
    [
      'single marks with the speaker between them',
      [["'I liked the storms,' he says in a letter, 'and slept through them.", "They were my company.'"]],
      ['led', 'bare'],
    ],
    [
      'a quotation inside a sentence',
      [['The keeper called the rock “a fine place” all the same.']],
      [undefined],
    ],
    ['an apostrophe', [["The keepers' boat was late.", "It didn't come at all."]], [undefined, undefined]],
  ])('are known in %s', (_, texts, speech) => {
    expect(speechIn(...(texts as string[][]))).toEqual(speech);
  });

  it('stay with one host, who says that they are quoted', () => {
    const texts = [
      [
        ...AROUND,
        'Supplies were late in most winters, and the stores ran low by the end of March each year.',
      ],
      [
        '“Nobody came to the rock for the whole of that winter, and the oil was nearly gone by the time of the thaw.',
        'I had the birds to talk to, and I gave every one of them a name that I still remember today.',
        'When the boat came at last I hid in the lamp room, because I had forgotten how to speak to people.”',
      ],
    ];
    const script = tell(texts);
    const told = script.turns.filter(({ text }) => /birds|lamp room|thaw/.test(text));
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toMatch(/^To quote: "Nobody came[^"]*people\."$/);
  });
});

describe('a text in its writer’s own words', () => {
  it('is announced once and read on', () => {
    const texts = [
      [
        'I bought an old boat in the spring of that year, and nobody in the village thought that it would float.',
        'The hull was made of oak, and the deck was so soft that a child could have pushed a finger through it.',
        'I took out every plank, and my brother cut new ones from a tree that had fallen behind the school.',
      ],
      [
        'The work went on until October, when the first storms come and nobody goes out who has no need to.',
        'I learned to caulk a seam from a man of ninety, who had done it for a living when he was young.',
        'I sold the boat two years later, and I have missed it on every single morning since then.',
      ],
    ];
    const script = tell(texts);
    expect(script.turns[0]!.text).toContain(
      'It is told in the author\'s own words, so "I" means the author.',
    );
    expect(script.turns.filter(({ text }) => /writes:|words:/.test(text))).toEqual([]);
  });
});
