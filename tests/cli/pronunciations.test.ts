import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeScript } from '../speech/make-script.ts';
import { doneOf, Workplace } from './run-cli.ts';

// Real: the command itself, both engines, the file system.

const LEXICON = `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
  <lexeme><grapheme>Kyra</grapheme><alias>kee-rah</alias></lexeme>
</lexicon>
`;

describe('--pronunciations', () => {
  let place: Workplace;
  beforeAll(() => {
    place = new Workplace();
    writeFileSync(place.at('names.pls'), LEXICON);
    writeFileSync(place.at('broken.pls'), LEXICON.replace('</alias>', ''));
    const script = makeScript(['Kyra is here.', 'The tide is rising.', 'And the moon with it.']);
    writeFileSync(place.at('show.script.json'), JSON.stringify(script));
  });
  afterAll(() => place.remove());

  test('only the turns with such a word are spoken again, and the transcript keeps what is written', async () => {
    const render = (...more: string[]) =>
      place.run(['render', 'show.script.json', '-o', 'show.mp3', '--json', ...more]);
    const plain = doneOf(await render());
    expect(plain.takes).toEqual({ total: 3, reused: 0 });
    copyFileSync(place.at('show.vtt'), place.at('plain.vtt'));
    const said = doneOf(await render('--pronunciations', 'names.pls'));
    expect(said.takes).toEqual({ total: 3, reused: 2 });
    expect(readFileSync(place.at('show.vtt'), 'utf8')).toContain('Kyra is here.');
  }, 120_000);

  test('one line is heard with it', async () => {
    const say = (output: string, ...more: string[]) =>
      place.run(['voices', '--say', 'slt', '--text', 'Kyra is here.', '-o', output, ...more]);
    expect((await say('plain.wav')).code).toBe(0);
    expect((await say('said.wav', '--pronunciations', 'names.pls')).code).toBe(0);
    expect(readFileSync(place.at('said.wav')).equals(readFileSync(place.at('plain.wav')))).toBe(false);
  }, 120_000);

  test("the organization's holds for every show, under the show's own", async () => {
    const say = (output: string, ...more: string[]) =>
      place.run(['voices', '--say', 'slt', '--text', 'Kyra is here.', '-o', output, ...more]);
    const sound = (name: string) => readFileSync(place.at(name));
    writeFileSync(place.at('own.pls'), LEXICON.replace('kee-rah', 'kye-rah'));
    await say('own.wav', '--pronunciations', 'own.pls');
    place.environment.AFTERWORD_PRONUNCIATIONS = place.at('names.pls');
    await say('house.wav');
    await say('both.wav', '--pronunciations', 'own.pls');
    delete place.environment.AFTERWORD_PRONUNCIATIONS;
    expect(sound('house.wav').equals(sound('said.wav'))).toBe(true);
    expect(sound('both.wav').equals(sound('own.wav'))).toBe(true);
    expect(sound('own.wav').equals(sound('said.wav'))).toBe(false);
  }, 120_000);

  test.each([
    ['names.txt', 3, 'document_not_found'],
    ['broken.pls', 5, 'line 3: </lexeme> closes what <alias> opened'],
  ])(
    '%s is refused',
    async (file, code, message) => {
      const result = await place.run([
        'render',
        'show.script.json',
        '-o',
        'show.mp3',
        '--pronunciations',
        file,
      ]);
      expect(result.code).toBe(code);
      expect(result.stderr).toContain(message);
    },
    60_000,
  );
});
