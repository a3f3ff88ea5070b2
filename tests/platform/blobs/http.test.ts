import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../src/platform/blobs/http/content-disposition.ts';
import { parseRange } from '../../../src/platform/blobs/http/parse-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=0-', 10, { start: 0, end: 9 }],
    ['bytes=3-7', 10, { start: 3, end: 7 }],
    ['bytes=3-700', 10, { start: 3, end: 9 }],
    ['bytes=9-9', 10, { start: 9, end: 9 }],
    ['bytes=-4', 10, { start: 6, end: 9 }],
    ['bytes=-400', 10, { start: 0, end: 9 }],
    ['Bytes = 1 - 2 ', 10, { start: 1, end: 2 }],
    ['bytes=0-99999999999999999999', 10, { start: 0, end: 9 }],
  ])('%s of %d bytes', (header, size, range) => {
    expect(parseRange(header, size)).toEqual(range);
  });

  it.each([
    ['bytes=10-', 10],
    ['bytes=10-20', 10],
    ['bytes=99999999999999999999-', 10],
    ['bytes=-0', 10],
    ['bytes=0-', 0],
    ['bytes=-1', 0],
  ])('%s of %d bytes cannot be satisfied', (header, size) => {
    expect(parseRange(header, size)).toBe('unsatisfiable');
  });

  it.each([
    [undefined],
    [''],
    ['bytes'],
    ['bytes='],
    ['bytes=-'],
    ['bytes=5-3'],
    ['bytes=a-b'],
    ['bytes=1.5-2'],
    ['bytes=--1'],
    ['bytes=+1-2'],
    ['items=0-5'],
    ['bytes=0-1,3-4'],
    ['bytes=0x1-0x2'],
  ])('%s asks for the whole', (header) => {
    expect(parseRange(header, 10)).toBe('none');
  });
});

describe('contentDisposition', () => {
  it.each([
    ['talk.mp3', 'attachment; filename="talk.mp3"'],
    ['My talk (1).mp3', 'attachment; filename="My talk (1).mp3"'],
    ['Zürich.mp3', `attachment; filename="Zurich.mp3"; filename*=UTF-8''Z%C3%BCrich.mp3`],
    ['日本.txt', `attachment; filename="__.txt"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.txt`],
    ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b_c.txt`],
    ["it's 50%.txt", `attachment; filename="it's 50_.txt"; filename*=UTF-8''it%27s%2050%25.txt`],
    ['../../etc/passwd', 'attachment; filename="_.._etc_passwd"'],
    ['C:\\x.exe', 'attachment; filename="C__x.exe"'],
    ['a\r\nSet-Cookie: b=1', 'attachment; filename="aSet-Cookie_ b=1"'],
    ['exe.\u202e3pm', 'attachment; filename="exe.3pm"'],
    ['.hidden', 'attachment; filename="hidden"'],
    [' . ', 'attachment; filename="file"'],
    ['', 'attachment; filename="file"'],
    ['\ud800.txt', `attachment; filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
  ])('%j', (name, header) => {
    expect(contentDisposition(name, false)).toBe(header);
  });

  it('is inline when asked, and cuts long names before their ending', () => {
    expect(contentDisposition('a.vtt', true)).toBe('inline; filename="a.vtt"');
    const header = contentDisposition(`${'😀'.repeat(400)}.mp3`, false);
    expect(header).toMatch(/^attachment; filename="_+\.mp3"; filename\*=UTF-8''(%F0%9F%98%80){56}\.mp3$/);
  });
});
