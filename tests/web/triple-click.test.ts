// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countClicks } from '../../src/web/lib/browser/triple-click.ts';

describe('three clicks within a second', () => {
  document.body.innerHTML = `<main><h1>Library</h1><button><b>More</b></button><div role="region"><p id="text">Text</p></div>
    <ul><li data-turn="1"><p id="line">A line</p></li></ul><label>Name <input></label></main>`;
  let now: number;
  let seen: number;
  let end: () => void;
  beforeEach(() => {
    now = 0;
    seen = 0;
    end = countClicks(
      document,
      () => {
        seen += 1;
      },
      () => now,
    );
  });
  afterEach(() => {
    end();
  });

  function click(selector: string, ...times: number[]): void {
    for (const time of times) {
      now = time;
      document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true }));
    }
  }

  it.each([
    ['at once', [0, 0, 0], 1],
    ['in a second', [0, 500, 1000], 1],
    ['too slow', [0, 500, 1001], 0],
    ['two', [0, 10], 0],
    ['slow at first', [0, 900, 1200, 1700], 1],
    ['six', [0, 100, 200, 300, 400, 500], 2],
  ])('%s', (_, times, opened) => {
    click('h1', ...times);
    expect(seen).toBe(opened);
  });

  it('count on a text in a region, and not on what answers presses itself', () => {
    click('#text', 0, 1, 2);
    expect(seen).toBe(1);
    for (const control of ['button', 'b', 'input', 'label', '#line']) click(control, 10, 11, 12);
    expect(seen).toBe(1);
  });

  it('count for nothing once nobody asks', () => {
    end();
    click('h1', 0, 1, 2);
    expect(seen).toBe(0);
  });
});
