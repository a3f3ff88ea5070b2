import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Principal } from '../../accounts/principal.ts';
import type { Voice } from '../../kernel/artifacts.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { VERSION } from '../../platform/version.ts';
import { findVoice, listVoices as voicesOf } from '../../speech/voices/voices.ts';
import { inScratch } from '../scratch.ts';
import type { Service } from '../service.ts';
import type { Call, CallInput, ServedFile } from './call.ts';

export const listVoices: Call<'listVoices'> = async ({ config }, _who, { query }) => {
  const all = voicesOf({}, config);
  const { language } = query;
  const first =
    language === undefined ? all : voicesOf({ language: language.split('-')[0] as string }, config);
  const ids = new Set(first.map(({ id }) => id));
  return { voices: [...first, ...all.filter(({ id }) => !ids.has(id))].map(voiceView) };
};

export function voiceView({ id, name, engine, language, gender, age, kind, licence, sample }: Voice) {
  return { id, name, engine, language, gender, age, kind, licence, sample };
}

/** Previews being made in this process: a second listener waits for the first one's. */
const making = new Map<string, Promise<void>>();

export function readVoicePreview(
  service: Service,
  _who: Principal,
  { params }: CallInput<'readVoicePreview'>,
): Promise<ServedFile> {
  return readPreview(service, params.voiceId);
}

/** The voice's own sample sentence, spoken when first asked for and kept. Throws `voice_unknown`. */
export async function readPreview(service: Service, voiceId: string): Promise<ServedFile> {
  const voice = findVoice(voiceId, service.config);
  const digest = createHash('sha256')
    .update(`${VERSION} ${voice.id} ${voice.sample}`)
    .digest('hex')
    .slice(0, 32);
  const key = `previews/${digest}.mp3`;
  if (!(await service.blobs.facts(key))) {
    const work = making.get(key) ?? speakPreview(service, voice, key).finally(() => making.delete(key));
    making.set(key, work);
    await work;
  }
  return { key, mediaType: 'audio/mpeg', name: `${voice.id.replace(/[^\w.-]+/g, '-')}.mp3`, immutable: true };
}

async function speakPreview(service: Service, voice: Voice, key: string): Promise<void> {
  const { sayWithVoice } = await import('../commands/say-with-voice.ts');
  const { config, database } = service;
  await inScratch(service, 'preview', async (folder) => {
    const file = path.join(folder, 'preview.mp3');
    await sayWithVoice({ voiceId: voice.id, path: file, cacheDir: config.cacheDir, setup: config });
    const blob = await storeBlob(service, {
      key,
      organizationId: null,
      mediaType: 'audio/mpeg',
      content: { path: file },
    });
    await ownBlob(database.db, key, blob);
  });
}
