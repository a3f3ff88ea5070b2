import { describe, expect, it } from 'vitest';
import { outline, read } from './read.ts';

const NOTES = `#+TITLE: Salt and water
#+AUTHOR: R. Example
#+STARTUP: overview
# a comment
* TODO [#A] Salt marshes                                   :coast:exam:
  SCHEDULED: <2026-03-04 Wed>
  :PROPERTIES:
  :ID: 12
  :END:
  A marsh lies between the /land/ and the *open sea*, and =grows= where
  the water slows. See [[https://example.org/marsh][the survey]].[fn:1]
** Zones
   1. Lower marsh
      Flooded every day
   2. Upper marsh :: flooded at spring tides
      - sea lavender
      - [X] sea purslane
   3. The dyke
   Built in 1790.

   Why it matters:
   - birds
   * fish
   | Year | Herons |
   |------+--------|
   | 2020 | 47     |
#+BEGIN_QUOTE
The marsh does not lie.
#+END_QUOTE
#+BEGIN_SRC python
print("*no heading*")
#+END_SRC
[fn:1] Made in spring.
`;

describe('Org', () => {
  it('is read as headings, lists, tables and quotations, without its keywords', async () => {
    const document = await read('marsh.org', NOTES);
    expect(document.source.mediaType).toBe('org');
    expect(document.metadata).toMatchObject({ title: 'Salt and water', authors: ['R. Example'] });
    expect(outline(document)).toEqual([
      'heading1: Salt marshes',
      'paragraph: A marsh lies between the land and the open sea, and grows where the water slows. See the survey.1',
      'heading2: Zones',
      'list_item1: Lower marsh',
      'list_item2: Flooded every day',
      'list_item1: Upper marsh: flooded at spring tides',
      'list_item2: sea lavender',
      'list_item2: sea purslane',
      'list_item1: The dyke',
      'list_item2: Built in 1790.',
      'paragraph: Why it matters:',
      'list_item1: birds',
      'list_item1: fish',
      'table: Year | Herons\n2020 | 47',
      'quote: The marsh does not lie.',
      'code: print("*no heading*")',
      'footnote: Made in spring.',
    ]);
  });

  it.each([
    ['a/b and /c/ d', 'a/b and c d'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['_under_ and snake_case', 'under and snake_case'],
    ['[[file:img/wall.png]] A wall', 'A wall'],
    ['on [2026-01-02 Fri 10:00] it froze', 'on 2026-01-02 it froze'],
    ['~x /y/ z~ stays', 'x /y/ z stays'],
  ])('reads %s', async (line, said) => {
    const { blocks } = await read('line.org', `* Heading\n${line}\n`);
    expect(blocks.at(-1)!.text).toBe(said);
  });

  it('is told by its first keyword where the name says nothing', async () => {
    const { source } = await read('notes.txt', '#+TITLE: Tides\n* Ebb\nThe water falls.\n');
    expect(source.mediaType).toBe('org');
  });
});
