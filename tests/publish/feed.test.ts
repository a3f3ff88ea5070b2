import { execFileSync } from 'node:child_process';
import { parseRssFeed } from 'feedsmith';
import partytime from 'podcast-partytime';
import Parser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { podcastGuid } from '../../src/publish/feed/podcast-guid.ts';
import { writeFeed } from '../../src/publish/feed/write-feed.ts';
import { CHANGED, item, ORIGIN, onePage, show } from './sample-feed.ts';

const HOSTILE = 'A\u0000B\u000bC\ud800D ]]> <b>&amp; "q"';

function checkWellFormed(xml: string): void {
  execFileSync('xmllint', ['--noout', '--nonet', '-'], { input: xml, maxBuffer: 64 * 1024 * 1024 });
}

describe('the feed of a show', () => {
  const xml = writeFeed(show, [item(2), item(1)], onePage, CHANGED);

  test('is read by three programs of others, with every tag', async () => {
    checkWellFormed(xml);
    const byFeedsmith = parseRssFeed(xml);
    expect(byFeedsmith).toMatchObject({
      title: show.title,
      language: 'en',
      itunes: {
        author: 'Ada Sailor',
        explicit: false,
        type: 'serial',
        categories: [{ text: 'Science', categories: [{ text: 'Earth Sciences' }] }],
      },
      podcast: { guid: show.podcastGuid, locked: { value: true } },
    });
    expect(byFeedsmith.items?.[0]).toMatchObject({
      title: 'Part 2',
      guid: { value: 'episode-2', isPermaLink: false },
      enclosures: [{ url: `${ORIGIN}/listen/2/audio.mp3`, length: 1_234_567, type: 'audio/mpeg' }],
      podcast: {
        persons: [{ display: 'Ada' }, { display: 'Ben' }],
        soundbites: [{ startTime: 12.345, duration: 30, display: 'Why the sea <comes> & goes' }],
      },
    });
    const byRssParser = await new Parser().parseString(xml);
    expect(byRssParser.items.map(({ title }) => title)).toEqual(['Part 2', 'Part 1']);
    expect(byRssParser.itunes).toMatchObject({ explicit: 'false', owner: { email: show.ownerEmail } });
    const byPartytime = partytime.parseFeed(xml);
    expect(byPartytime).toMatchObject({ guid: show.podcastGuid, medium: 'podcast' });
    expect(byPartytime?.items[0]).toMatchObject({
      podcastChapters: { url: `${ORIGIN}/listen/2/chapters.json`, type: 'application/json+chapters' },
      podcastSeason: { number: 2 },
      podcastEpisode: { number: 2 },
      podcastSoundbites: [{ startTime: 12.345, duration: 30, title: 'Why the sea <comes> & goes' }],
    });
  });

  test('says of the show and of every episode that a machine speaks', () => {
    expect(xml.split('<podcast:txt purpose="ai-content">true</podcast:txt>')).toHaveLength(4);
  });

  test('keeps titles that XML forbids readable', async () => {
    const hostile = writeFeed({ ...show, title: HOSTILE }, [item(1, { title: HOSTILE })], onePage, CHANGED);
    checkWellFormed(hostile);
    const read = await new Parser().parseString(hostile);
    expect(read.title).toBe('ABC\ufffdD ]]> <b>&amp; "q"');
    expect(read.items[0]?.title).toBe(read.title);
  });

  test('gives the same bytes for the same facts, and the time of the last change', () => {
    expect(writeFeed(show, [item(2), item(1)], onePage, CHANGED)).toBe(xml);
    expect(xml).toContain('<lastBuildDate>Fri, 20 Nov 2026 09:30:00 GMT</lastBuildDate>');
  });

  test('leads from page to page and ends', () => {
    const rels = (number: number) =>
      parseRssFeed(writeFeed(show, [item(1)], { ...onePage, number, count: 3 }, CHANGED))
        .atom?.links?.map(({ rel, href }) => `${rel} ${href?.split('?page=')[1] ?? 1}`)
        .filter((link) => !link.startsWith('hub'));
    expect(rels(1)).toEqual(['self 1', 'first 1', 'next 2', 'last 3']);
    expect(rels(2)).toEqual(['self 2', 'first 1', 'prev 1', 'next 3', 'last 3']);
    expect(rels(3)).toEqual(['self 3', 'first 1', 'prev 2', 'last 3']);
  });

  test('keeps the feed of a subscriber out of directories', () => {
    const kept = writeFeed({ ...show, isBlocked: true }, [], onePage, CHANGED);
    expect(parseRssFeed(kept).itunes).toMatchObject({ block: true });
    expect(xml).not.toContain('itunes:block');
  });

  test('holds a thousand episodes', async () => {
    const items = Array.from({ length: 1000 }, (_, index) => item(1000 - index));
    const long = writeFeed(show, items, onePage, CHANGED);
    checkWellFormed(long);
    expect((await new Parser().parseString(long)).items).toHaveLength(1000);
  });
});

/** The example of the specification (podcast-namespace, docs/tags/guid.md). */
test('the guid of a podcast is made of the address of its feed without its scheme', () => {
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  );
  expect(podcastGuid('http://mp3s.nashownotes.com/pc20rss.xml/')).toBe(
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  );
});
