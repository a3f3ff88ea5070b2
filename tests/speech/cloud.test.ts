import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { speakScript } from '../../src/speech/speak-script.ts';
import { defaultVoices, findVoice, listVoices } from '../../src/speech/voices/voices.ts';
import { allTakes, makeScript } from './make-script.ts';
import { VoiceServer } from './voice-server.ts';

// Real: the services' own client over a socket. The service is a server of ours that speaks their protocol.

const KEY = 'sk-test-not-to-be-told';
const server = new VoiceServer();
const home = mkdtempSync(join(tmpdir(), 'afterword-cloud-'));
let cacheDir = '';
let nth = 0;

beforeAll(() => server.start());
beforeEach(() => {
  cacheDir = join(home, `c${nth++}`);
  server.requests.length = 0;
  server.refuse = () => undefined;
});
afterAll(() => {
  server.stop();
  rmSync(home, { recursive: true, force: true });
});

const setup = () => ({
  keys: { openai: KEY, elevenlabs: KEY },
  urls: { openai: `${server.origin}/v1`, elevenlabs: server.origin },
});
const speak = (texts: string[], voice = 'openai:alloy', workers = 1, language = 'en') =>
  allTakes(speakScript(makeScript(texts, [voice], language), { cacheDir, workers, setup: setup() }));

test('cloud voices are there with a key, and never chosen unasked', () => {
  expect(listVoices({ kind: 'cloud' })).toEqual([]);
  expect(listVoices({ kind: 'cloud' }, setup()).map((v) => v.id)).toContain('openai:alloy');
  expect(defaultVoices('en', 20, setup()).some((v) => v.kind === 'cloud')).toBe(false);
  expect(findVoice('elevenlabs:21m00Tcm4TlvDq8ikWAM', setup())).toMatchObject({
    kind: 'cloud',
    engine: 'elevenlabs',
  });
});

test.each([
  ['openai:alloy', 'OPENAI_API_KEY'],
  ['elevenlabs:21m00Tcm4TlvDq8ikWAM', 'ELEVENLABS_API_KEY'],
])('without a key %s names the variable', (id, variable) => {
  expect(() => findVoice(id)).toThrow(
    expect.objectContaining({ code: 'provider_key_missing', message: expect.stringContaining(variable) }),
  );
});

test.each([
  ['openai:alloy', '/v1/audio/speech', 'alloy', 'pcm', `Bearer ${KEY}`],
  [
    'elevenlabs:21m00Tcm4TlvDq8ikWAM',
    '/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM',
    '21m00Tcm4TlvDq8ikWAM',
    'pcm_24000',
    KEY,
  ],
])('%s is sent the text as written and gives a take at 24 kHz', async (id, path, voice, format, key) => {
  const text = 'On 3 May 1841 it was 25 °C. Dr. Smith paid $5.';
  const [take] = await speak([text], id);
  expect(server.requests.map((a) => a.text)).toEqual(['On 3 May 1841 it was 25 °C.', 'Dr. Smith paid $5.']);
  expect(server.requests[0]).toMatchObject({ path, voice, format, key });
  expect(take?.sampleRate).toBe(24_000);
  expect(statSync(take?.pcmPath as string).size).toBe((take?.samples ?? 0) * 2);
  const [first] = take?.sentences ?? [];
  expect((first?.endMs ?? 0) - (first?.startMs ?? 0)).toBeCloseTo(27 * 40, -2);
  expect(take?.words.map((w) => w.text).join(' ')).toBe(text);
});

test('speaks any language', async () => {
  expect(await speak(['Guten Tag.'], 'openai:coral', 1, 'de')).toHaveLength(1);
});

test('what passes is tried again, as long as the service asks', async () => {
  server.refuse = (n) =>
    [{ status: 500 }, { status: 429, retryAfter: '0' }, { status: 503, retryAfter: '0' }][n];
  expect(await speak(['One sentence.'])).toHaveLength(1);
  expect(server.requests).toHaveLength(4);
});

const SENTENCES = Array.from({ length: 8 }, (_, i) => `This is sentence number ${i + 1}.`);

test.each([
  [
    'openai:alloy',
    {
      status: 429,
      body: {
        error: {
          message: 'You exceeded your current quota',
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        },
      },
    },
  ],
  [
    'elevenlabs:21m00Tcm4TlvDq8ikWAM',
    {
      status: 401,
      body: { detail: { status: 'quota_exceeded', message: 'This request exceeds your quota.' } },
    },
  ],
  ['elevenlabs:21m00Tcm4TlvDq8ikWAM', { status: 402 }],
])(
  'credit that ends at the fifth sentence is said at once, and the next run asks for the rest alone (%s)',
  async (id, refusal) => {
    server.refuse = (n) => (n >= 4 ? refusal : undefined);
    await expect(speak(SENTENCES, id)).rejects.toMatchObject({ code: 'provider_quota_spent' });
    expect(server.requests).toHaveLength(5);
    const paid = server.requests.slice(0, 4).map(({ text }) => text);
    server.requests.length = 0;
    server.refuse = () => undefined;
    expect(await speak(SENTENCES, id)).toHaveLength(8);
    expect(server.requests.map(({ text }) => text)).toEqual(
      expect.arrayContaining(SENTENCES.filter((each) => !paid.includes(each))),
    );
    expect(server.requests).toHaveLength(4);
  },
);

test('a refused key is said at once and not told', async () => {
  server.refuse = () => ({ status: 401, body: { error: { message: `Incorrect API key provided: ${KEY}` } } });
  const fault = await speak(['One sentence.']).catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: 'provider_key_refused' });
  expect(JSON.stringify(fault) + String(fault) + (fault as Error).stack).not.toContain(KEY);
  expect(server.requests).toHaveLength(1);
});

test('a service that never gets well is a clear error', async () => {
  server.refuse = () => ({ status: 503, retryAfter: '0' });
  await expect(speak(['One sentence.'])).rejects.toMatchObject({ code: 'provider_failed' });
  expect(server.requests).toHaveLength(5);
});

test('an answer that is no sound is the fault of its sentence', async () => {
  server.refuse = () => Buffer.from('<html>Welcome to the hotel</html>!');
  await expect(speak(['One sentence.'])).rejects.toMatchObject({
    code: 'speech_failed',
    details: { sentence: 'One sentence.' },
  });
});

test('neither the cache nor a take knows the key', async () => {
  const [take] = await speak(['One sentence.']);
  expect(JSON.stringify(take)).not.toContain(KEY);
  const files = readdirSync(cacheDir, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  for (const file of files) expect(readFileSync(join(file.parentPath, file.name)).includes(KEY)).toBe(false);
  const other = { ...setup(), keys: { openai: 'another' } };
  const [again] = await allTakes(
    speakScript(makeScript(['One sentence.'], ['openai:alloy']), { cacheDir, setup: other }),
  );
  expect(again).toMatchObject({ key: take?.key, cached: true });
});

test('without a cloud voice nothing is asked of anyone, whatever keys there are', async () => {
  await speak(['One sentence.'], 'slt');
  expect(server.requests).toEqual([]);
});
