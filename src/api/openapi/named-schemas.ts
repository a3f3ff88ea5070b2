import { z } from 'zod';
import {
  cue,
  episode,
  episodeFile,
  episodeOptions,
  episodeStage,
  episodeSummary,
  liveSegment,
  newEpisode,
  passage,
  scriptState,
  timeline,
} from '../../kernel/contracts/api/episodes.ts';
import { event, serverMessage } from '../../kernel/contracts/api/events.ts';
import { errorBody, fault } from '../../kernel/contracts/api/fields.ts';
import { deadJob, estimate, voice } from '../../kernel/contracts/api/making.ts';
import { session } from '../../kernel/contracts/api/session.ts';
import { newSource, source } from '../../kernel/contracts/api/sources.ts';
import { script } from '../../kernel/contracts/script.ts';

/** Shapes that answers are made of, by the names programs meet them under. */
const ANSWERS = {
  Session: session,
  Source: source,
  Estimate: estimate,
  Voice: voice,
  DeadJob: deadJob,
  Episode: episode,
  EpisodeSummary: episodeSummary,
  EpisodeOptions: episodeOptions,
  EpisodeStage: episodeStage,
  EpisodeFile: episodeFile,
  ScriptState: scriptState,
  Script: script,
  Timeline: timeline,
  Cue: cue,
  LiveSegment: liveSegment,
  Passage: passage,
  LiveEvent: event,
  ServerMessage: serverMessage,
  Error: errorBody,
  Fault: fault,
};

/** Shapes that calls are given. What has a default may be left out here, so these are shapes of their own. */
const GIVEN = { NewSource: newSource, NewEpisode: newEpisode, EpisodeChoices: episodeOptions };

export const answers = registryOf(ANSWERS);
export const given = registryOf(GIVEN);

export const ANSWER_SHAPES = Object.values(ANSWERS);

function registryOf(shapes: Record<string, z.ZodType>): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(shapes)) registry.add(schema, { id });
  return registry;
}
