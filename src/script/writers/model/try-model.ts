import { AppError } from '../../../kernel/errors.ts';
import type { WriterConfig } from '../../../platform/config/config.ts';
import { JsonObjectScanner } from './answers/json-objects.ts';
import { ReasoningStripper } from './answers/reasoning.ts';
import { openClient } from './server/model-client.ts';
import { checkWriter, describeWriter } from './server/open-model.ts';
import { ServerFault } from './server/server-fault.ts';
import { type Tally, tokensOf } from './server/tally.ts';
import { settingsFor } from './settings.ts';

/** What a model made of two sentences, and what that took. */
export interface Trial {
  turns: { speaker: string; text: string }[];
  /** From the request to the last word. */
  seconds: number;
  tally: Tally;
}

const SPEAKERS = ['Maya', 'Leo'];
const MOST_TURNS = 2;
const MOST_CHARS = 20_000;
/** Of a turn that is shown. */
const MOST_TURN_CHARS = 600;

const INSTRUCTIONS = `You write a short talk between two people, Maya and Leo.
Write two turns, one line each, every line a JSON object and nothing else:
{"speaker": 0, "text": "..."}
{"speaker": 1, "text": "..."}
Speaker 0 is Maya, who asks. Speaker 1 is Leo, who answers from the sentences and adds nothing.`;

const PROMPT = `Write two turns about these sentences:
Salt marshes lie between the land and the open sea.
A marsh grows by about four millimetres a year, because the water slows among its stems.`;

/**
 * Has a model write two turns about two sentences of our own; nothing of anybody's is sent.
 *
 * @param onTally what it has cost, as soon as that is known, whether or not the trial ends well
 * @throws AppError writer_not_configured (key missing or refused, no such model), writer_failed (no
 * answer, or one without turns), cancelled
 */
export async function tryModel(
  model: WriterConfig,
  { signal, onTally }: { signal?: AbortSignal | undefined; onTally?: (tally: Tally) => void } = {},
): Promise<Trial> {
  const config = checkWriter(model);
  const { patience } = settingsFor(1, config.provider === 'compatible');
  const client = await openClient(
    config,
    { ...patience, tries: 1, totalMs: patience.firstTokenMs },
    { signal, onTally },
  );
  const beganMs = performance.now();
  const { text } = await client
    .ask({ instructions: INSTRUCTIONS, prompt: PROMPT }, { mostChars: MOST_CHARS })
    .catch((error: unknown) => {
      if (!(error instanceof ServerFault)) throw error;
      throw failed(config, error.message, error);
    });
  const seconds = (performance.now() - beganMs) / 1000;
  const turns = readTurns(text);
  if (turns.length < MOST_TURNS)
    throw failed(
      config,
      `it did not write two turns as it was asked to, after ${tokensOf(client.tally)} tokens. A larger model may`,
    );
  return { turns, seconds, tally: client.tally };
}

function readTurns(text: string): Trial['turns'] {
  const stripper = new ReasoningStripper();
  const said = stripper.push(text) + stripper.end();
  return new JsonObjectScanner().push(said).flatMap(readTurn).slice(0, MOST_TURNS);
}

function readTurn(object: unknown): Trial['turns'] {
  if (object === null || typeof object !== 'object' || !('text' in object)) return [];
  const { text } = object;
  if (typeof text !== 'string' || text.trim() === '') return [];
  const slot = 'speaker' in object ? Number(object.speaker) : 0;
  return [{ speaker: SPEAKERS[slot] ?? SPEAKERS[0]!, text: text.trim().slice(0, MOST_TURN_CHARS) }];
}

function failed(config: WriterConfig, reason: string, cause?: unknown): AppError {
  return new AppError('writer_failed', `${describeWriter(config)} could not be used: ${reason}.`, { cause });
}
