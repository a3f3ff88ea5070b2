import { describe, expect, it } from 'vitest';
import type { Block, Sentence } from '../../src/kernel/artifacts.ts';
import { speakable } from '../../src/script/writers/extractive/languages/english/edits/speakable.ts';

function spoken(raw: string, noteMark?: string) {
  const sentence: Sentence = { id: 's1', blockId: 'b1', start: 0, end: raw.length, raw };
  const at = noteMark === undefined ? -1 : raw.indexOf(noteMark);
  const block: Block = {
    id: 'b1',
    type: 'paragraph',
    role: 'body',
    start: 0,
    end: raw.length,
    text: raw,
    ...(noteMark === undefined
      ? {}
      : { spans: [{ kind: 'note_ref', start: at, end: at + noteMark.length }] }),
  };
  return speakable(sentence, block);
}

describe('speakable', () => {
  it.each([
    // Citations carry no claim.
    ['Trees cool streets (Holm, 2019).', 'Trees cool streets.'],
    ['Trees cool streets (Holm et al., 2019; see Osei 2020, p. 4).', 'Trees cool streets.'],
    ['Trees cool streets [3, 4–6].', 'Trees cool streets.'],
    ['Holm (2019) measured streets.', 'Holm measured streets.'],
    ['The effect was found twice (ter Braak, 1986).', 'The effect was found twice.'],
    ['Holm et al. measured streets.', 'Holm and colleagues measured streets.'],
    ['Incomes rose (U.S. Department of State 2011b).', 'Incomes rose.'],
    ['It is (relatively) easy to see.', 'It is relatively easy to see.'],
    ['Steve Green (stevegr) wrote it.', 'Steve Green, stevegr, wrote it.'],
    // Pointers to what a listener cannot see.
    ['The sea rises (see Figure 3).', 'The sea rises.'],
    ['The sea rises (Table 2) every day.', 'The sea rises every day.'],
    // What a parenthesis states is kept and read in place.
    ['Plants breathe (slowly) at night.', 'Plants breathe slowly at night.'],
    ['Water boils at 100 °C (212 °F) here.', 'Water boils at 100 °C, or 212 °F, here.'],
    ['The World Health Organization (WHO) agreed.', 'The World Health Organization, or WHO, agreed.'],
    ['Some metals (copper and iron) rust.', 'Some metals, copper and iron, rust.'],
    ['Version 3.39.0 (2022-06-25) is out.', 'Version 3.39.0, 2022-06-25, is out.'],
    // Marks of the page.
    ['1.2. The first version was slow.', 'The first version was slow.'],
    ['The Council of the Valley (“the Council”) met.', 'The Council of the Valley met.'],
    ['The tide [@doi:10.1000/1] rises.', 'The tide rises.'],
    ['Count the citations/mentions of it.', 'Count the citations or mentions of it.'],
    ['The spike (S) protein binds.', 'The spike protein binds.'],
    // Openings that only add.
    ['Moreover, the sea is salt.', 'The sea is salt.'],
    ['Note that the sea is salt.', 'The sea is salt.'],
    ['In addition to the Moon, the Sun pulls.', 'In addition to the Moon, the Sun pulls.'],
    // Names of things in programs.
    ['It calls malloc() twice.', 'It calls malloc twice.'],
    ['The integrity_check option helps.', 'The integrity check option helps.'],
  ])('reads %j as %j', (raw, text) => {
    expect(spoken(raw).text).toBe(text);
  });

  it('leaves a plain sentence alone and says so', () => {
    expect(spoken('The sea is salt.')).toEqual({ text: 'The sea is salt.', edit: 'verbatim', changes: [] });
  });

  it('takes the mark of a footnote out and records it', () => {
    expect(spoken('The sea is salt.12', '12')).toEqual({
      text: 'The sea is salt.',
      edit: 'simplified',
      changes: ['note mark removed'],
    });
  });

  it('never drops a word that a parenthesis states', () => {
    const raw =
      'Indexes make reads fast (at the cost of slower writes and of disk space that must be paid for).';
    for (const word of ['cost', 'slower', 'writes', 'disk', 'paid']) expect(spoken(raw).text).toContain(word);
  });
});
