import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionPages, lineText, type StretchTurn } from '../../src/kernel/rules/clips/captions.ts';
import { type Box, clipLayout } from '../../src/kernel/rules/clips/layout.ts';
import { plainCaption } from '../../src/kernel/rules/clips/plain-caption.ts';
import { CLIP_PLATFORM_FACTS, CLIP_PLATFORMS } from '../../src/kernel/rules/clips/platforms.ts';
import { cutWords, hashtag, writePost } from '../../src/kernel/rules/clips/post.ts';
import { CLIP_SHAPES } from '../../src/kernel/rules/clips/shapes.ts';
import { textWidth } from '../../src/kernel/rules/clips/text-width.ts';
import { lineWidth, typeface } from '../../src/publish/cover/typeface.ts';

const FRAMES = CLIP_SHAPES.flatMap((shape) => CLIP_PLATFORMS.map((platform) => ({ shape, platform })));

describe('the frame of a clip', () => {
  it.each(FRAMES)('$shape on $platform stands within what is left free, nothing over another', (frame) => {
    const layout = clipLayout(frame.shape, frame.platform);
    const { safe, cover, title, captions, score, speaker, foot } = layout;
    const boxes: Record<string, Box> = {
      cover,
      title,
      captions,
      name: { x: speaker.x, y: speaker.baseline - speaker.size, width: 10, height: speaker.size },
      score: { x: score.x, y: score.y - score.reach, width: score.width, height: 2 * score.reach },
      foot: { x: foot.x, y: foot.baseline - foot.size, width: foot.width, height: foot.size },
    };
    for (const [name, box] of Object.entries(boxes)) {
      expect(box.x, name).toBeGreaterThanOrEqual(safe.x);
      expect(box.y, name).toBeGreaterThanOrEqual(safe.y);
      expect(box.x + box.width, name).toBeLessThanOrEqual(safe.x + safe.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(safe.y + safe.height);
      for (const [other, its] of Object.entries(boxes))
        if (other !== name) expect(overlap(box, its), `${name} over ${other}`).toBe(false);
    }
    expect(captions.lines).toBeGreaterThanOrEqual(3);
  });
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const ROOM = { width: 866, size: 92, lines: 5 };

function turnOf(text: string): StretchTurn {
  const words = text.split(' ').map((word, i) => ({ text: word, startMs: i * 300, endMs: i * 300 + 250 }));
  return { turnId: 't', voice: 0, name: 'A', text, startMs: 0, endMs: words.length * 300, words };
}

describe('captions', () => {
  it('hold every word once, in order, within their lines and their times', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zA-Z,.?]{1,60}$/),
      fc.constantFrom('潮汐', 'שלום', '12.345'),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const pages = captionPages([turnOf(words.join(' '))], ROOM);
        const shown = pages.flatMap(({ lines }) => lines.flat().map(({ text }) => text));
        expect(shown.join('')).toBe(words.join(''));
        for (const page of pages) {
          expect(page.lines.length).toBeLessThanOrEqual(ROOM.lines);
          for (const line of page.lines)
            expect(textWidth(lineText(line), ROOM.size)).toBeLessThanOrEqual(ROOM.width);
        }
        const times = pages.flatMap(({ startMs, endMs }) => [startMs, endMs]);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });

  it('end a page with its sentence, and go on with the next page at once', () => {
    const pages = captionPages(
      [
        turnOf(
          'The tide comes twice a day at most harbours of the world. Then it goes again, and nobody knows why.',
        ),
      ],
      ROOM,
    );
    expect(pages.map(({ lines }) => lineText(lines.flat()))).toEqual([
      'The tide comes twice a day at most harbours of the world.',
      'Then it goes again, and nobody knows why.',
    ]);
    expect(pages[0]!.endMs).toBe(pages[1]!.startMs);
  });

  it.each([
    [
      'Chinese',
      [
        '大海',
        '每天',
        '涨落',
        '两次，',
        '为什么？',
        '牛顿',
        '说：“',
        '月球',
        '吸引',
        '海水。”',
        '太阳',
        '的',
        '作用',
        '只有',
        '46%，',
        '它们',
        '在',
        '一起。',
      ],
    ],
    [
      'Japanese',
      [
        '海',
        'は',
        '一日',
        'に',
        '二回、',
        '満',
        'ち',
        'たり',
        'します。',
        'ニュートン',
        'は',
        '「',
        '月',
        'が',
        '水',
        'を',
        '引く',
        '」',
        'と',
        '言',
        'いまし',
        'た。',
      ],
    ],
  ])('break %s where it may be broken, without spaces within a line', (_, spoken) => {
    const words = spoken.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
    const turn = { ...turnOf(spoken.join('')), words };
    for (const width of [300, 400, 500, 866]) {
      const lines = captionPages([turn], { ...ROOM, width }).flatMap((page) => page.lines.map(lineText));
      expect(lines.join('').replaceAll(' ', '')).toBe(spoken.join(''));
      // A figure stands apart from what is around it.
      expect(lines.filter((line) => / /.test(line.replaceAll(/ (?=46)/g, '')))).toEqual([]);
      expect(lines.filter((line) => /^[、。，？：”」]|[“「]$/u.test(line))).toEqual([]);
    }
  });

  it('put no space beside a mark that has the width of a letter', () => {
    const words = ['二回、', '46%', '高く', '「', 'Moon', '」', 'と', 'Leo', '（', '1687', '）'];
    const line = lineText(words.map((text) => ({ text, startMs: 0, endMs: 0 })));
    expect(line).toBe('二回、46% 高く「Moon」と Leo（1687）');
  });

  it('run from right to left where the turn does, whatever a line of it begins with', () => {
    const text = 'يرتفع ماء البحر عند Saint-Malo، فلماذا يحدث ذلك في Saint-Malo؟';
    const pages = captionPages([turnOf(text)], { ...ROOM, width: 400 });
    expect(pages.every((page) => page.isRightToLeft)).toBe(true);
    const [page] = captionPages([turnOf('Saint-Malo said: שלום to us.')], ROOM);
    expect(page!.isRightToLeft).toBe(false);
  });

  it('share out the time of a turn whose words have none', () => {
    const [page] = captionPages([{ ...turnOf('one two three'), words: [], startMs: 0, endMs: 1400 }], ROOM);
    expect(page!.lines.flat().map(({ startMs }) => Math.round(startMs))).toEqual([0, 400, 800]);
  });

  it('leave out emoji and what turns the direction of a text', () => {
    expect(plainCaption('The 🌊 sea\u202e 👨‍👩‍👧 rises 1️⃣ ©')).toBe('The sea rises 1 ©');
  });

  it('are never wider than they were reckoned', () => {
    const face = typeface('newsreader', 500);
    const text = fc.stringMatching(/^[a-zA-Z0-9 ,.;:!?'()-]{8,40}$/);
    fc.assert(
      fc.property(text, (line) => {
        expect(lineWidth(face, line, 100)).toBeLessThanOrEqual(textWidth(line, 100) * 1.06);
      }),
    );
  });
});

const FACTS = {
  title: 'Why the sea comes and goes',
  sentences: ['What raises the tide?', 'The Moon does, by the difference of its pull.'],
  notice: 'All voices in this recording are synthetic.',
  terms: ['tide', 'moon', 'spring tides', 'harbour', 'basin', 'resonance', 'newton', 'gulf', 'coast'],
};

describe('the text of a post', () => {
  it('is what is said, where it is from, that its voices are synthetic, and the source’s terms', () => {
    expect(writePost('tiktok', FACTS)).toEqual({
      text: 'What raises the tide? The Moon does, by the difference of its pull.\n\n“Why the sea comes and goes”. All voices in this recording are synthetic.\n\n#tide #moon #SpringTides #harbour #basin',
    });
    expect(writePost('youtube', FACTS).title).toBe('What raises the tide?');
  });

  it('stays within the limits of every platform, whole sentences at a time', () => {
    const sentence = fc.string({ minLength: 1, maxLength: 900, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 12 }),
        fc.string({ maxLength: 300 }),
        (sentences, title) => {
          for (const platform of CLIP_PLATFORMS) {
            const limits = CLIP_PLATFORM_FACTS[platform].text;
            const post = writePost(platform, { ...FACTS, sentences, title });
            expect(post.text.length).toBeLessThanOrEqual(limits.most);
            expect(post.text.split('\n\n').at(-1)!.split(' ').length).toBeLessThanOrEqual(
              limits.mostHashtags,
            );
            if (limits.mostOfTitle !== undefined)
              expect(post.title!.length).toBeLessThanOrEqual(limits.mostOfTitle);
          }
        },
      ),
    );
  });

  it('makes hashtags of words alone', () => {
    expect(['Tide', 'spring tide', 'co-oscillation', '1687', '...'].map(hashtag)).toEqual([
      '#tide',
      '#SpringTide',
      '#CoOscillation',
      '',
      '',
    ]);
  });

  it('cuts after whole words', () => {
    expect(cutWords('The sea comes and goes', 14)).toBe('The sea comes…');
    expect(cutWords('short', 14)).toBe('short');
  });
});
