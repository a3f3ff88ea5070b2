import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/kernel/artifacts.ts';
import { doneOf, SAMPLE, Workplace } from './run-cli.ts';

describe('a script, edited by hand and fed back', () => {
  const place = new Workplace();
  const read = (name: string) => JSON.parse(readFileSync(place.at(name), 'utf8')) as Script;
  const write = (name: string, value: unknown) => writeFileSync(place.at(name), JSON.stringify(value));
  beforeAll(async () => {
    const written = await place.run([
      'script',
      SAMPLE,
      '-o',
      'show.script.json',
      '--format',
      'brief',
      '--minutes',
      '1',
    ]);
    expect(written).toMatchObject({ code: 0 });
    expect(written.stdout).toMatch(/^show\.script\.json: \d+ turns, about /);
    const made = await place.run(['render', 'show.script.json', '-o', 'show.mp3', '--json']);
    expect(doneOf(made).takes.reused).toBe(0);
  });
  afterAll(() => place.remove());

  it('speaks only the changed turn again', async () => {
    const script = read('show.script.json');
    const turn = script.turns[1]!;
    turn.text = 'This line was changed by hand.';
    write('show.script.json', script);
    const again = doneOf(await place.run(['render', 'show.script.json', '-o', 'show.mp3', '--json']));
    expect(again.takes).toEqual({ total: script.turns.length, reused: script.turns.length - 1 });
    expect(readFileSync(place.at('show.vtt'), 'utf8')).toContain('This line was changed by hand.');
  });

  it('goes to the standard output when no file is named, and nothing else does', async () => {
    const written = await place.run(['script', SAMPLE, '-f', 'brief', '-m', '1']);
    expect(JSON.parse(written.stdout).schema).toBe('afterword.script');
    expect(written.stderr).toContain('Writing the script');
  });

  it('is refused with every fault and its place', async () => {
    const script = read('show.script.json');
    script.turns[0]!.speaker = 7;
    script.turns[1]!.text = '';
    script.turns[2]!.segmentId = 'nowhere';
    script.speakers[0]!.name = '';
    write('broken.json', script);
    const result = await place.run(['render', 'broken.json', '-o', 'no.mp3']);
    expect(result.code).toBe(4);
    for (const fault of [
      'turns[0].speaker: no speaker has the slot 7',
      'turns[1].text: must not be empty',
      'turns[2].segmentId: no segment has the id "nowhere"',
      'speakers[0].name: must not be empty',
    ])
      expect(result.stderr).toContain(fault);
    expect(result.stderr).toContain('[script_invalid]');
  });

  it.each([
    ['no JSON', '{"schema": ', 'is not JSON'],
    ['another version', '{"schema": "afterword.script", "version": 9}', 'version 9'],
    ['something else', '[1, 2]', 'not a valid script'],
  ])('is refused when it is %s', async (_what, text, sentence) => {
    writeFileSync(place.at('bad.json'), text);
    const result = await place.run(['render', 'bad.json', '-o', 'no.mp3']);
    expect(result.code).toBe(4);
    expect(result.stderr).toContain(sentence);
  });
});
