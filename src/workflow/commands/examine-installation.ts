import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { findCodec } from '../../audio/codec/find-codec.ts';
import { describeConfinement } from '../../documents/confinement.ts';
import { measureCache } from '../../platform/cache/sweep-cache.ts';
import type { Config } from '../../platform/config/config.ts';
import { noticeLocalModels } from '../../script/writers/model/notice-local-models.ts';
import { describeWriter } from '../../script/writers/model/server/open-model.ts';
import { CLOUD_SERVICES } from '../../speech/engines/cloud/services.ts';
import { installedModels, listVoices } from '../../speech/voices/voices.ts';
import { examineService } from './examine-service.ts';
import type { Finding } from './finding.ts';

const NODE_MAJOR = 24;
/** A show of an hour needs about this much for its takes, reels and files. */
const ROOM_NEEDED = 2e9;

/** Everything an episode needs, looked at on this machine. Nothing here throws. */
export async function examineInstallation(config: Config): Promise<Finding[]> {
  return [
    runtime(),
    voices('recorded', 'Recorded voices (English)'),
    voices('formant', 'Formant voices'),
    models(config),
    services(config),
    await codec(),
    await confinement(),
    await cache(config),
    await room(config),
    await writer(config),
    ...(await examineService(config)),
  ];
}

function runtime(): Finding {
  const found = `Node ${process.version} on ${process.platform} ${process.arch}, ${memory()}`;
  const subject = 'Runtime';
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return { subject, state: 'ok', found };
  return { subject, state: 'fault', found, remedy: 'Run `npm ci`, which brings Node 24, or install it.' };
}

function memory(): string {
  return `${process.availableMemory() > 0 ? Math.round(process.availableMemory() / 1e8) / 10 : '?'} GB of memory free`;
}

function voices(kind: 'recorded' | 'formant', subject: string): Finding {
  const found = listVoices({ kind });
  const languages = new Set(found.map((voice) => voice.language.split('-')[0])).size;
  const engines = [...new Set(found.map((voice) => voice.engine))].join(', ');
  if (found.length > 0)
    return {
      subject,
      state: 'ok',
      found: `${found.length} in ${languages} ${languages === 1 ? 'language' : 'languages'} (${engines})`,
    };
  return {
    subject,
    state: 'fault',
    found: 'none',
    remedy: 'Run `npm ci`: the engines are among the dependencies.',
  };
}

function models(config: Config): Finding {
  const subject = 'Voice models';
  const { models, faults } = installedModels(config);
  const neural = listVoices({ kind: 'neural' }, config).length;
  const found = models.length === 0 ? 'none' : `${models.length} with ${neural} neural voices`;
  if (faults.length === 0) return { subject, state: 'ok', found: `${found} in ${config.modelsDir}` };
  return {
    subject,
    state: 'note',
    found: `${found}; ${faults.map(({ error }) => error.message).join(' ')}`,
    remedy: `Remove what cannot be used: ${faults.map(({ id }) => `\`afterword models remove ${id}\``).join(', ')}.`,
  };
}

function services({ keys }: Config): Finding {
  const ready = CLOUD_SERVICES.filter(({ id }) => keys[id]).map(({ name }) => name);
  const found =
    ready.length > 0 ? `${ready.join(', ')}: used only when one of their voices is chosen` : 'none set up';
  return { subject: 'Cloud voices', state: 'ok', found };
}

async function codec(): Promise<Finding> {
  const subject = 'Codec';
  try {
    const { kind, version, path } = await findCodec();
    const found = kind === 'ffmpeg' ? `ffmpeg ${version} (${path})` : `FFmpeg ${version} inside node-av`;
    return { subject, state: 'ok', found };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return {
      subject,
      state: 'fault',
      found,
      remedy: 'Install ffmpeg so that it is on the PATH, or run `npm ci`.',
    };
  }
}

async function confinement(): Promise<Finding> {
  const subject = 'Confinement of readers';
  const { complete, memory, network } = await describeConfinement();
  if (complete) return { subject, state: 'ok', found: 'memory, time, files, processes and network' };
  return {
    subject,
    state: 'note',
    found: `${memory} Network: ${network}`,
    remedy:
      'On Linux, install util-linux and allow unprivileged user name spaces; elsewhere this is all there is.',
  };
}

async function cache({ cacheDir, cacheLimitBytes }: Config): Promise<Finding> {
  const subject = 'Cache';
  try {
    await mkdir(cacheDir, { recursive: true });
    await access(cacheDir, constants.W_OK);
  } catch {
    const remedy = 'Set AFTERWORD_CACHE to a folder that may be written.';
    return { subject, state: 'fault', found: `${cacheDir} may not be written`, remedy };
  }
  const { bytes } = await measureCache(cacheDir);
  return {
    subject,
    state: 'ok',
    found: `${cacheDir}, ${megabytes(bytes)} of ${megabytes(cacheLimitBytes)} used`,
  };
}

async function room({ cacheDir }: Config): Promise<Finding> {
  const subject = 'Disk space';
  const disk = await statfs(cacheDir).catch(() => undefined);
  if (!disk) return { subject, state: 'note', found: 'could not be read' };
  const free = disk.bavail * disk.bsize;
  const found = `${megabytes(free)} free where the cache lies`;
  if (free >= ROOM_NEEDED) return { subject, state: 'ok', found };
  return {
    subject,
    state: 'note',
    found,
    remedy: 'An hour of sound needs up to 2 GB; set AFTERWORD_CACHE to a larger disk.',
  };
}

/** A model is never needed and never asked here: its server is asked at most what it has. */
async function writer({ writer: chosen, ollamaOrigin }: Config): Promise<Finding> {
  const subject = 'Writing with a model';
  if (chosen && (chosen.apiKey || chosen.provider === 'compatible'))
    return { subject, state: 'ok', found: `${describeWriter(chosen)}, when --writer model asks for it` };
  if (chosen)
    return {
      subject,
      state: 'note',
      found: `${describeWriter(chosen)} has no key`,
      remedy:
        'Set AFTERWORD_WRITER_KEY or the variable of the service; without it scripts are made of the document.',
    };
  const [local] = await noticeLocalModels({ ollamaOrigin });
  if (!local) return { subject, state: 'ok', found: 'none set up; scripts are made of the document itself' };
  const { server, models, baseUrl } = local;
  const name = models[0] ?? 'NAME';
  return {
    subject,
    state: 'note',
    found: `${server} is running here with ${models.length} ${models.length === 1 ? 'model' : 'models'}`,
    remedy: `To let one write, set AFTERWORD_WRITER=compatible:${name} and AFTERWORD_WRITER_URL=${baseUrl} and ask for --writer model.`,
  };
}

function megabytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
