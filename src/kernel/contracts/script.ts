import { z } from 'zod';
import { oneLine } from '../rules/one-line.ts';
import { SHOW_FORMATS } from '../rules/show-formats.ts';
import { MOST_CLIPS, TURN_GAIN } from '../rules/sound-clips.ts';
import { soundClip } from './sound-clip.ts';

/**
 * The script as it is exported, edited by hand and fed back: versioned JSON.
 * Word counts follow the rule of 150 spoken words a minute unless a writer measured better.
 */
export const SCRIPT_SCHEMA = 'afterword.script';
export const SCRIPT_VERSION = 1;

/** Titles and names stand in tags, chapters and subtitles, where a line end would begin something else. */
const line = z.string().overwrite(oneLine);

/**
 * `deep_dive`: two hosts. `brief`: one to two minutes. `lecture`: one voice. `interview`: a host asks an
 * expert. `debate`: two positions that the source holds. `quiz`: question, pause, answer. `panel`: a
 * host and two or three more.
 */
export const scriptFormat = z.enum(SHOW_FORMATS);

/** How it is said: `plain` is the usual one. */
export const tone = z.enum(['plain', 'warm', 'lively', 'serious']);

/** Whom it is for: what may be taken as known, and so what is chosen. `general` is the usual one. */
export const audience = z.enum(['beginner', 'general', 'expert']);

/** What a speaker does in the conversation; the writer decides who asks by it. */
export const speakerRole = z.enum(['host', 'expert', 'narrator', 'proponent', 'opponent']);

/**
 * `source` states something and carries refs; `question`, `frame` and `recap` carry the talk. `quiz`
 * asks the listener; the turn after it answers, after a pause to think.
 */
export const turnKind = z.enum(['source', 'question', 'frame', 'recap', 'quiz']);

/**
 * How the spoken words came from the source sentence. `verbatim`: the sentence as it stands.
 * `simplified`: words taken out or put in as `changes` lists. `generated`: written anew from it.
 */
export const refEdit = z.enum(['verbatim', 'simplified', 'generated']);

export const turnRef = z.object({
  sentenceId: z.string().min(1),
  edit: refEdit,
  /** One short entry a change, such as "citation removed" or "it -> the tide". */
  changes: z.array(z.string()).optional(),
});

export const turn = z.object({
  id: z.string().min(1),
  segmentId: z.string().min(1),
  /** The slot of a speaker below. */
  speaker: z.int().min(0),
  text: z.string().trim().min(1).max(4000),
  kind: turnKind,
  refs: z.array(turnRef).default([]),
  /** Stretches of `text` in another language, as they stand in it, such as a title or a quotation. */
  foreign: z.array(z.object({ text: z.string().min(1), language: z.string().min(2).max(35) })).optional(),
  directions: z
    .object({
      /** Silence before the turn, in milliseconds; replaces the mixer's own choice. */
      pauseBeforeMs: z.int().min(0).max(10_000).optional(),
      /** Speaking rate: 1 is the voice's own. */
      pace: z.number().min(0.5).max(2).optional(),
      /** How much louder or softer than the other turns, in dB. */
      gainDb: z.number().min(TURN_GAIN.from).max(TURN_GAIN.to).optional(),
      /** Words that are said otherwise than they are written, wherever they stand whole in the turn. */
      sayAs: z
        .array(
          z.strictObject({
            text: z.string().trim().min(1).max(100),
            /** In ordinary letters, as it sounds. */
            as: z.string().trim().min(1).max(200),
          }),
        )
        .max(50)
        .optional(),
      /** Words that are stressed. */
      emphasis: z
        .array(
          z.strictObject({
            text: z.string().trim().min(1).max(100),
            /** Which of them, where they stand whole in the turn more than once: 1 is the first. */
            nth: z.int().min(1).max(2000).optional(),
          }),
        )
        .max(50)
        .optional(),
    })
    .optional(),
});

export const speaker = z.object({
  slot: z.int().min(0).max(7),
  name: line.min(1).max(60),
  role: speakerRole,
  voiceId: z.string().min(1),
});

export const segment = z.object({
  id: z.string().min(1),
  title: line.min(1).max(200),
  kind: z.enum(['opening', 'body', 'recap']),
  targetWords: z.int().min(0),
  sentenceIds: z.array(z.string()),
  /** Where a model was asked: who wrote it in the end, and why where it was not the model. */
  writtenBy: z.enum(['extractive', 'model']).optional(),
  fallbackReason: z.string().max(500).optional(),
});

export const script = z
  .object({
    schema: z.literal(SCRIPT_SCHEMA),
    version: z.literal(SCRIPT_VERSION),
    title: line.min(1).max(300),
    /** BCP 47, such as "en". */
    language: z.string().min(2).max(35),
    format: scriptFormat,
    /** One or two sentences for a feed. */
    description: z.string().max(4000),
    writer: z.object({
      name: z.string(),
      version: z.string(),
      /** The model asked, such as "ollama/llama3.1". */
      model: z.string().optional(),
      /** What the owner should know of how it was written, in sentences. */
      notes: z.array(z.string()).optional(),
    }),
    source: z.object({
      documentId: z.string(),
      title: line,
      authors: z.array(line),
      pages: z.int().optional(),
      words: z.int(),
      /** The files, where there were several. */
      parts: z.array(z.object({ id: z.string(), name: line, title: line })).optional(),
    }),
    options: z.object({
      targetMinutes: z.number().positive(),
      focus: z.string().optional(),
      tone: tone.optional(),
      audience: audience.optional(),
    }),
    length: z.object({
      targetSeconds: z.number().positive(),
      estimatedSeconds: z.number().nonnegative(),
      words: z.int(),
      /** True when the source holds too little for the target; `note` says it in a sentence. */
      limitedBySource: z.boolean(),
      note: z.string().optional(),
    }),
    speakers: z.array(speaker).min(1).max(8),
    segments: z.array(segment).min(1),
    turns: z.array(turn).min(1),
    /** Beds and effects, each held by a turn. */
    soundClips: z.array(soundClip).min(1).max(MOST_CLIPS).optional(),
    /** Who made the sounds of the clips, a line each: it stands in the notes and in the files. */
    credits: z.string().max(100_000).optional(),
    /** The source sentences that turns rest on, raw, so that the script can be read without its document. */
    sentences: z.record(
      z.string(),
      z.object({
        raw: z.string(),
        page: z.int().optional(),
        section: z.string().optional(),
        /** Index into source.parts. */
        part: z.int().min(0).optional(),
      }),
    ),
  })
  .superRefine((value, ctx) => {
    const slots = new Set(value.speakers.map((s) => s.slot));
    const segments = new Set(value.segments.map((s) => s.id));
    const ids = new Set<string>();
    if (slots.size !== value.speakers.length)
      ctx.addIssue({ code: 'custom', path: ['speakers'], message: 'two speakers have the same slot' });
    value.turns.forEach((t, i) => {
      const fault = (field: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: ['turns', i, field], message });
      if (ids.has(t.id)) fault('id', `the id "${t.id}" is used twice`);
      ids.add(t.id);
      if (!slots.has(t.speaker)) fault('speaker', `no speaker has the slot ${t.speaker}`);
      if (!segments.has(t.segmentId)) fault('segmentId', `no segment has the id "${t.segmentId}"`);
      for (const ref of t.refs)
        if (!(ref.sentenceId in value.sentences))
          fault('refs', `"${ref.sentenceId}" is not among the script's sentences`);
    });
    const clipIds = new Set<string>();
    value.soundClips?.forEach((clip, i) => {
      const fault = (field: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: ['soundClips', i, field], message });
      if (clipIds.has(clip.id)) fault('id', `the id "${clip.id}" is used twice`);
      clipIds.add(clip.id);
      if (!ids.has(clip.turnId)) fault('turnId', `no turn has the id "${clip.turnId}"`);
    });
  })
  .meta({ id: 'Script' });
