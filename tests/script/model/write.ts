import type {
  Audience,
  Document,
  Script,
  ScriptFormat,
  Speaker,
  Tone,
} from '../../../src/kernel/artifacts.ts';
import type { WriterConfig } from '../../../src/platform/config/config.ts';
import { type ModelWriting, writeWithModel } from '../../../src/script/writers/model/write-with-model.ts';
import { type Behaviour, type Call, type ModelServer, startModelServer } from '../model-server.ts';

export const maya: Speaker = { slot: 0, name: 'Maya', role: 'host', voiceId: 'slt' };
export const leo: Speaker = { slot: 1, name: 'Leo', role: 'expert', voiceId: 'rms' };
export const ann: Speaker = { slot: 2, name: 'Ann', role: 'expert', voiceId: 'awb' };

export interface Wish extends Omit<ModelWriting, 'model'> {
  format?: ScriptFormat;
  targetMinutes?: number;
  speakers?: Speaker[];
  focus?: string;
  tone?: Tone;
  audience?: Audience;
  provider?: WriterConfig['provider'];
  name?: string;
}

/** A run against a server that behaves so; the server is gone when it ends. */
export async function writeAgainst(
  behave: (call: Call) => Behaviour,
  document: Document,
  wish: Wish = {},
): Promise<{ script: Script; server: ModelServer; waits: number[] }> {
  const server = await startModelServer(behave);
  const waits: number[] = [];
  const {
    format = 'deep_dive',
    targetMinutes = 3,
    speakers = [maya, leo],
    focus,
    tone,
    audience,
    provider = 'compatible',
    name = 'test-model',
    ...writing
  } = wish;
  try {
    const script = await writeWithModel(
      document,
      {
        format,
        targetMinutes,
        speakers,
        ...(focus ? { focus } : {}),
        ...(tone ? { tone } : {}),
        ...(audience ? { audience } : {}),
      },
      {
        model: {
          provider,
          model: name,
          baseUrl: provider === 'google' ? `${server.origin}/v1beta` : server.baseUrl,
          apiKey: 'key-for-tests',
        },
        wait: async (ms) => {
          waits.push(ms);
        },
        ...writing,
      },
    );
    return { script, server, waits };
  } finally {
    await server.close();
  }
}
