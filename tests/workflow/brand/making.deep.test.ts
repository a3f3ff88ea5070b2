import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEpisodeHandler } from '../../../src/workflow/jobs/make-episode.handler.ts';
import { readSourceHandler } from '../../../src/workflow/jobs/read-source.handler.ts';
import { signPublicationHandler } from '../../../src/workflow/jobs/sign-publication.handler.ts';
import { openTestServer, type Person, type TestServer } from '../../api/test-server.ts';
import { builtPages } from '../../house/built-pages.ts';
import { step } from '../../house/step.ts';
import { essay } from '../../service/workplace.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    webDir: await builtPages(),
    jobs: (service) => [
      readSourceHandler(service),
      makeEpisodeHandler(service),
      signPublicationHandler(service),
    ],
  });
});
afterAll(() => server.close());

const ask = (method: string, path: string, as: Person, body?: object) =>
  server.ask(method, `/api/v1${path}`, { as, ...(body && { body }) });

async function make(as: Person, options: object = {}): Promise<string> {
  const source = await ask('POST', '/sources', as, { kind: 'text', text: essay(3) });
  const { json } = await ask('POST', '/episodes', as, {
    sourceIds: [source.json.id],
    options: { format: 'brief', targetMinutes: 1, ...options },
  });
  return json.id;
}

async function finished(as: Person, id: string) {
  const read = async () => (await ask('GET', `/episodes/${id}`, as)).json;
  await expect.poll(async () => (await read()).status, { interval: 100 }).toMatch(/done|failed/);
  return read();
}

const scriptOf = async (as: Person, id: string) =>
  (await ask('GET', `/episodes/${id}/script`, as)).json.script;

describe('an episode of an organization with a brand voice', () => {
  it('is spoken by its cast, in its words and between its sounds, whoever asks for it', async () => {
    const { ada, vera } = server;
    const cast = await ask('POST', '/casts', ada, {
      name: 'House',
      audience: 'organization',
      format: 'deep_dive',
      language: 'en',
      speakers: [
        { name: 'Mo', voiceId: 'rms' },
        { name: 'Flo', voiceId: 'slt' },
      ],
    });
    const saved = await ask('PUT', '/brand/en', ada, {
      settings: {
        castId: cast.json.id,
        tone: 'warm',
        introWords: 'This is the house programme: {title}.',
        outroWords: 'That was the house programme.',
        introSound: 'effect:chime',
        bedSound: 'theme:night-ferry/bed',
        disclosure: 'All voices are synthetic.',
        colour: '#2a5d67',
        pronunciations: [{ grapheme: 'programme', alias: 'pro gram' }],
      },
    });
    expect(saved.status).toBe(200);

    const id = await make(vera, { music: 'letterpress', tone: 'serious' });
    const episode = await finished(vera, id);
    const script = await scriptOf(vera, id);
    await step('the row says by which version it was made', async () => {
      expect(episode).toMatchObject({
        status: 'done',
        brand: { language: 'en', version: 1, apart: [] },
        options: { tone: 'warm', openingSound: false },
      });
      expect(episode.options.music).toBeUndefined();
    });
    await step('the script has its speakers and its frame', async () => {
      expect(script.speakers.map(({ voiceId }: { voiceId: string }) => voiceId)).toEqual(['rms', 'slt']);
      expect(script.turns[0]).toMatchObject({
        id: 'brand-intro',
        text: `This is the house programme: ${script.title}.`,
      });
      expect(script.turns.at(-1)).toMatchObject({ id: 'disclosure', text: 'All voices are synthetic.' });
      expect(script.soundClips.map((clip: { id: string }) => clip.id).sort()).toEqual([
        'brand-bed',
        'brand-intro',
      ]);
    });
    await step(
      'the first voice comes in over the end of the chime, and the show ends soon after its last word',
      async () => {
        const { json } = await ask('GET', `/episodes/${id}/timeline`, vera);
        expect(json.cues[0]).toMatchObject({ turnId: 'brand-intro', startMs: expect.closeTo(400, -2) });
        expect(episode.durationMs - json.cues.at(-1).endMs).toBeLessThan(3500);
      },
    );
    await step('what is not wanted is left out, and is remembered', async () => {
      const other = await make(vera, { apart: ['cast', 'opening', 'bed'] });
      const made = await finished(vera, other);
      expect(made.brand.apart).toEqual(['cast', 'opening', 'bed']);
      const plain = await scriptOf(vera, other);
      expect(plain.turns[0].id).not.toBe('brand-intro');
      expect(plain.turns.at(-1).id).toBe('disclosure');
      expect(plain.soundClips).toBeUndefined();
    });
    await step(
      'another version is a departure, and one press mends it by speaking only what differs',
      async () => {
        const { json: before } = await ask('GET', `/episodes/${id}/brand`, vera);
        expect(before).toEqual({ current: 1, madeBy: 1, departures: [] });
        const [voice] = (await ask('GET', '/brand', ada)).json.voices;
        await ask('PUT', '/brand/en', ada, {
          settings: { ...voice.settings, introWords: 'Hello.', disclosure: '', colour: '#2a5d67' },
        });
        const { json: check } = await ask('GET', `/episodes/${id}/brand`, vera);
        expect(check).toMatchObject({ current: 2, madeBy: 1 });
        expect(check.departures.map(({ part }: { part: string }) => part)).toEqual(['opening']);
        const mending = await ask('POST', `/episodes/${id}/brand`, vera);
        expect(mending.status).toBe(202);
        const mended = await finished(vera, id);
        expect(mended).toMatchObject({ status: 'done', brand: { version: 2 } });
        const spoken = mended.stages.find(({ id: stage }: { id: string }) => stage === 'speak').message;
        const turns = (await scriptOf(vera, id)).turns.length;
        expect(spoken).toBe(`1 turns spoken, ${turns - 1} taken from the cache`);
        expect((await ask('GET', `/episodes/${id}/brand`, vera)).json.departures).toEqual([]);
      },
    );
    await step('a pronunciation alone changes no word, and is heard all the same', async () => {
      const [voice] = (await ask('GET', '/brand', ada)).json.voices;
      await ask('PUT', '/brand/en', ada, {
        settings: { ...voice.settings, pronunciations: [{ grapheme: 'programme', alias: 'pro gramm' }] },
      });
      const { json: check } = await ask('GET', `/episodes/${id}/brand`, vera);
      expect(check.departures).toMatchObject([{ part: 'pronunciations', turnIds: ['brand-outro'] }]);
      const { revision } = await finished(vera, id);
      await ask('POST', `/episodes/${id}/brand`, vera);
      const mended = await finished(vera, id);
      expect(mended.revision).toBe(revision);
      expect(mended.stages.find(({ id: stage }: { id: string }) => stage === 'speak').message).toMatch(
        /^1 turns spoken/,
      );
    });
    await step('the artwork of a show becomes its cover', async () => {
      const show = await ask('POST', '/shows', ada, { title: 'House' });
      const picture = await sharp({
        create: { width: 1500, height: 1500, channels: 3, background: '#205080' },
      })
        .png()
        .toBuffer();
      await ask('PUT', `/shows/${show.json.id}/artwork`, ada, { picture: picture.toString('base64') });
      const [voice] = (await ask('GET', '/brand', ada)).json.voices;
      const saved3 = await ask('PUT', '/brand/en', ada, {
        settings: { ...voice.settings, artworkShowId: show.json.id },
      });
      expect(saved3.json.artwork).toMatchObject({ title: 'House', hasPicture: true });
      const { json: check } = await ask('GET', `/episodes/${id}/brand`, vera);
      expect(check.departures.map(({ part }: { part: string }) => part)).toEqual(['artwork']);
      await ask('POST', `/episodes/${id}/brand`, vera);
      const mended = await finished(vera, id);
      const cover = mended.files.find(({ kind }: { kind: string }) => kind === 'cover');
      const answer = await fetch(`${server.url}${cover.url}`, { headers: { cookie: vera.cookie } });
      const image = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1400, height: 1400 });
      const means = (await image.stats()).channels.map(({ mean }) => mean);
      // A JPEG is a little off.
      for (const [at, value] of [0x20, 0x50, 0x80].entries())
        expect(Math.abs((means[at] as number) - value)).toBeLessThan(4);
    });
    await step('its embedded player has its colour, unless the page around asks for another', async () => {
      await ask('PUT', `/episodes/${id}/publication`, ada);
      await ask('PATCH', `/episodes/${id}/publication`, ada, { visibility: 'public' });
      const page = await server.ask('GET', `/embed/${id}`);
      expect(page.text).toContain('data-color="#2a5d67"');
      expect((await server.ask('GET', `/embed/${id}?color=112233`)).text).toContain('data-color="#112233"');
    });
  });
});
