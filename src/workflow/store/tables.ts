import type { ColumnType, Generated } from 'kysely';
import type { z } from 'zod';
import type { Chapter, Loudness, MediaType, Script } from '../../kernel/artifacts.ts';
import type { episodeOptions, episodeStage } from '../../kernel/contracts/api/episodes.ts';
import type { cue } from '../../kernel/contracts/api/listening.ts';
import type { sourceStatus } from '../../kernel/contracts/api/sources.ts';
import type { ExportKind } from '../../kernel/rules/episode-files.ts';

/** A column of JSON: written as text, read back as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Made = Generated<Date>;

export type EpisodeOptions = z.infer<typeof episodeOptions>;
export type StageView = z.infer<typeof episodeStage>;
export type ShownCue = z.infer<typeof cue>;
export interface Fault {
  code: string;
  message: string;
  details?: Record<string, unknown> | undefined;
}

export interface SourceFacts {
  title: string;
  words: number;
  pages?: number;
  language: string;
  /** Words of the body, and the minutes they fill read out whole. */
  bodyWords: number;
  spokenMinutes: number;
  warnings: string[];
}

export interface ShownProgress {
  stages: StageView[];
  overall: number;
  etaSeconds?: number;
}

export interface ShownTimeline {
  cues: ShownCue[];
  chapters: Chapter[];
}

/** A finished show's sound in a few strokes, for lists. */
export interface Waveform {
  /** Greatest sample of each stretch, 0 to 127. */
  peaks: number[];
  /** The slot of the speaker who is heard in each stretch; -1: nobody. */
  voices: number[];
}

/** Tables of this room, as migrations/ makes them. */
export interface WorkflowTables {
  sources: {
    id: string;
    organization_id: string;
    owner_id: string;
    kind: 'file' | 'text' | 'url';
    name: string;
    status: z.infer<typeof sourceStatus>;
    progress: Generated<number>;
    url: string | null;
    media_type: MediaType | null;
    bytes: number | null;
    sha256: string | null;
    blob_key: string | null;
    document_key: string | null;
    facts: JsonOrNull<SourceFacts>;
    error: JsonOrNull<Fault>;
    created_at: Made;
    removed_at: Date | null;
  };
  episodes: {
    id: string;
    organization_id: string;
    owner_id: string;
    request_id: string | null;
    title: string;
    title_given: Generated<boolean>;
    status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
    options: Json<EpisodeOptions>;
    progress: JsonOrNull<ShownProgress>;
    error: JsonOrNull<Fault>;
    notes: JsonWithDefault<string[]>;
    document_key: string | null;
    revision: Generated<number>;
    run_id: string | null;
    render_id: string | null;
    duration_ms: number | null;
    loudness: JsonOrNull<Loudness>;
    timeline: JsonOrNull<ShownTimeline>;
    exporting: JsonWithDefault<ExportKind[]>;
    work_ms: number | null;
    waveform: JsonOrNull<Waveform>;
    created_at: Made;
    updated_at: Made;
    finished_at: Date | null;
  };
  /** What listeners get of an episode: one revision, as it was when it was published. */
  publications: {
    episode_id: string;
    organization_id: string;
    revision: number;
    render_id: string | null;
    title: string;
    duration_ms: number | null;
    chapters: JsonWithDefault<Chapter[]>;
    waveform: JsonOrNull<Waveform>;
    published_at: Made;
    updated_at: Made;
    published_by: string | null;
  };
  publication_files: {
    episode_id: string;
    kind: string;
    name: string;
    blob_key: string;
    media_type: string;
    bytes: number;
  };
  approvals: {
    id: string;
    organization_id: string;
    episode_id: string;
    revision: number;
    /** Of the episode, when approval was asked for; null of requests from before it was kept. */
    title: string | null;
    asked_by: string;
    note: string | null;
    status: Generated<'pending' | 'approved' | 'changes_requested'>;
    decided_by: string | null;
    decision_note: string | null;
    created_at: Made;
    decided_at: Date | null;
  };
  episode_sources: { episode_id: string; source_id: string; position: number };
  scripts: {
    episode_id: string;
    revision: number;
    script: Json<Script>;
    parent: number | null;
    author_id: string | null;
    created_at: Made;
  };
  spoken_turns: {
    episode_id: string;
    revision: number;
    turn_id: string;
    position: number;
    take_key: string;
    duration_ms: number;
    spoken_at: Made;
  };
  live_segments: {
    episode_id: string;
    render_id: string;
    position: number;
    start_ms: number;
    duration_ms: number;
    blob_key: string;
    cues: Json<ShownCue[]>;
    peaks: Json<number[]>;
  };
  episode_files: {
    id: string;
    episode_id: string;
    render_id: string;
    kind: string;
    name: string;
    blob_key: string;
    media_type: string;
    bytes: number;
    created_at: Made;
  };
}
