import { z } from 'zod';
import { EPISODE_FILE_KINDS, EXPORT_KINDS } from '../../rules/episode-files.ts';
import { oneLine } from '../../rules/one-line.ts';
import { SHOW_FORMAT_FACTS, SHOW_MINUTES } from '../../rules/show-formats.ts';
import { audience, script, scriptFormat, tone } from '../script.ts';
import { fault, id, instant, nothing, pageQuery, title } from './fields.ts';
import { source } from './sources.ts';

export const MUSIC_THEMES = [
  'tide-pool',
  'paper-lantern',
  'night-ferry',
  'letterpress',
  'north-window',
] as const;

/** What a person chooses of an episode; whatever is absent is chosen for them. */
export const episodeOptions = z.object({
  format: scriptFormat.default('deep_dive'),
  targetMinutes: z
    .number()
    .min(SHOW_MINUTES.least)
    .max(SHOW_MINUTES.most)
    .default(SHOW_FORMAT_FACTS.deep_dive.minutes.usual),
  /** The language the sources are in, BCP 47; found out when absent. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  tone: tone.default('plain'),
  audience: audience.default('general'),
  focus: z.string().overwrite(oneLine).max(500).optional(),
  /** One entry a speaker, in the order they first speak. */
  cast: z
    .array(
      z.object({
        name: title(60).optional(),
        voiceId: z.string().min(1).max(200).optional(),
      }),
    )
    .max(4)
    .optional(),
  writer: z.enum(['extractive', 'model']).default('extractive'),
  music: z.enum(MUSIC_THEMES).optional(),
});

export const newEpisode = z.object({
  sourceIds: z.array(id).min(1).max(20),
  options: episodeOptions.prefault({}),
  /** Made by the caller: the same one again gives the same episode, not a second. */
  requestId: id.optional(),
});

export const episodeStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

/** Order and labels of stages: the person sees Read, Written, Speaking, Mix, Master. */
export const episodeStage = z.object({
  id: z.enum(['read', 'write', 'speak', 'mix', 'master', 'publish']),
  state: z.enum(['waiting', 'running', 'done']),
  fraction: z.number().min(0).max(1),
  /** What it found or made, such as "42 turns, about 6 min". */
  message: z.string().optional(),
  /** How long it took, once it is done. */
  seconds: z.number().optional(),
});

export const episodeFile = z.object({
  id,
  kind: z.enum(EPISODE_FILE_KINDS),
  /** As it is saved, such as "why-the-sea-comes-and-goes.mp3". */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Under this server; `?download=1` saves it rather than opening it. */
  url: z.string(),
});

/** Sound formats beside the MP3: made when somebody asks for them. `stem`: a FLAC a speaker. */
export const exportKind = z.enum(EXPORT_KINDS);

export const episode = z.object({
  id,
  title: z.string(),
  /** Whoever made it. */
  ownerId: id,
  status: episodeStatus,
  options: episodeOptions,
  sources: z.array(source),
  stages: z.array(episodeStage),
  /** Of the whole, 0 to 1. */
  overall: z.number().min(0).max(1),
  etaSeconds: z.number().optional(),
  /** Episodes of the organization that are before it in the queue, while it is queued. */
  ahead: z.int().optional(),
  /** It is queued, and the server has no room to write: it goes on by itself once there is some. */
  waitsForRoom: z.literal(true).optional(),
  error: fault.optional(),
  /** What could not be done as wished, in sentences. */
  notes: z.array(z.string()),
  /** Of the script; 0 while there is none. */
  revision: z.int(),
  /** The rendering under way or the last one; absent before the first turn is spoken. */
  renderId: id.optional(),
  durationMs: z.int().optional(),
  loudness: z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }).optional(),
  /** Of the last finished rendering. */
  files: z.array(episodeFile),
  /** Formats that were asked for and are being made. */
  exporting: z.array(exportKind),
  createdAt: instant,
  updatedAt: instant,
  finishedAt: instant.optional(),
  /** When it was shown to everybody on this server. */
  publishedAt: instant.optional(),
  /** What listeners get, which stays as it is until it is published again; absent: nothing. */
  publication: z
    .object({
      /** Of the script. */
      revision: z.int(),
      /** Lines that say something else by now, new and removed ones among them. */
      changedLines: z.int(),
      titleChanged: z.boolean(),
      /** When it was last replaced. */
      updatedAt: instant,
    })
    .optional(),
});

export const episodeSummary = episode
  .pick({
    id: true,
    title: true,
    status: true,
    overall: true,
    etaSeconds: true,
    error: true,
    ownerId: true,
    durationMs: true,
    createdAt: true,
    updatedAt: true,
    finishedAt: true,
    publishedAt: true,
  })
  .extend({
    format: scriptFormat,
    /** Its cover, once it is finished. */
    coverUrl: z.string().optional(),
  });

const spoken = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

/** Where a turn stands in the show; times in milliseconds from its start. */
export const cue = z.object({
  turnId: z.string(),
  segmentId: z.string(),
  speaker: z.int(),
  startMs: z.number(),
  endMs: z.number(),
  sentences: z.array(spoken),
});

/** A stretch of finished sound that can be heard while the rest is made: bare MP3 frames that join. */
export const liveSegment = z.object({
  index: z.int().min(0),
  startMs: z.number(),
  durationMs: z.number(),
  url: z.string(),
  /** Greatest sample of each 100 ms, 0 to 127. */
  peaks: z.array(z.int()),
});

export const timeline = z.object({
  renderId: id,
  /** True once the finished files are there; live segments are then of no more use. */
  finished: z.boolean(),
  /** Of the finished show, or of the segments so far. */
  durationMs: z.number(),
  cues: z.array(cue),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number(), endMs: z.number() })),
  segments: z.array(liveSegment),
});

export const passage = z.object({
  sentenceId: z.string(),
  /** The sentence as it stands in the source, and what stands around it in its paragraph. */
  before: z.string(),
  sentence: z.string(),
  after: z.string(),
  /** Headings it stands under, outermost first. */
  headings: z.array(z.string()),
  page: z.int().optional(),
  /** Name of the source it is in. */
  source: z.string(),
  sourceId: id.optional(),
});

export const scriptState = z.object({ revision: z.int().min(1), script, canUndo: z.boolean() });

const episodeParams = z.object({ episodeId: id });

const one = {
  access: 'member',
  gate: 'subscription',
  status: 200,
  params: episodeParams,
  response: episode,
} as const;
/** Bytes: ranges, ETag and Content-Disposition. */
const bytes = z.unknown();

export const episodeCalls = {
  listEpisodes: {
    summary: 'Episodes, newest first',
    access: 'member',
    gate: 'subscription',
    status: 200,
    query: pageQuery.extend({
      status: episodeStatus.optional(),
      /** Words of the title. */
      q: z.string().trim().max(200).optional(),
      format: scriptFormat.optional(),
      sort: z.enum(['newest', 'oldest', 'title', 'longest']).default('newest'),
    }),
    response: z.object({ episodes: z.array(episodeSummary), cursor: z.string().optional() }),
  },
  createEpisode: { ...one, summary: 'Make an episode', status: 202, params: undefined, body: newEpisode },
  readEpisode: { ...one, summary: 'One episode, with how far it has come' },
  renameEpisode: {
    ...one,
    summary: 'Give an episode another title',
    body: z.object({ title: title(300) }),
  },
  deleteEpisode: { ...one, summary: 'Delete an episode and its files', status: 204, response: nothing },
  cancelEpisode: { ...one, summary: 'Stop making an episode' },
  retryEpisode: { ...one, summary: 'Go on with an episode that failed or was cancelled', status: 202 },
  createExport: {
    ...one,
    summary: 'Make another sound format of a finished episode',
    status: 202,
    body: z.object({ kind: exportKind }),
  },
  readScript: { ...one, summary: 'The script as it stands', response: scriptState },
  changeTurn: {
    ...one,
    summary: 'Change what a turn says; one take and the mix are made again',
    status: 202,
    params: episodeParams.extend({ turnId: z.string().min(1).max(100) }),
    /** `revision`: the one that was seen; another since is a conflict. */
    body: z.object({ text: z.string().trim().min(1).max(4000), revision: z.int().min(1) }),
    response: scriptState,
  },
  undoScript: {
    ...one,
    summary: 'Take back the last change of the script',
    status: 202,
    response: scriptState,
  },
  readTimeline: { ...one, summary: 'Where each turn stands, and the sound so far', response: timeline },
  readPassage: {
    ...one,
    summary: 'The passage of the source that a sentence of the script rests on',
    params: episodeParams.extend({ sentenceId: z.string().min(1).max(100) }),
    response: passage,
  },
  readFile: {
    ...one,
    summary: 'A file of the episode; ranges are served',
    params: episodeParams.extend({ fileId: id }),
    query: z.object({ download: z.enum(['0', '1']).optional() }),
    response: bytes,
  },
  readLivePlaylist: {
    ...one,
    summary: 'The sound so far as a growing HLS playlist (RFC 8216)',
    params: episodeParams.extend({ renderId: id }),
    response: bytes,
  },
  readLiveSegment: {
    ...one,
    summary: 'A stretch of the sound so far',
    params: episodeParams.extend({ renderId: id, segment: z.string().regex(/^\d{1,5}\.mp3$/) }),
    response: bytes,
  },
} as const;
