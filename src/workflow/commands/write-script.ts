import type { Document, Script } from '../../kernel/artifacts.ts';
import type { OnStage } from '../../kernel/progress.ts';
import type { WriterConfig } from '../../platform/config/config.ts';
import type { SpeechSetup } from '../../speech/voices/speech-setup.ts';
import { ProgressClock } from '../pipeline/progress-clock.ts';
import { readAndWrite, type WritingChoices } from '../pipeline/read-and-write.ts';
import { WRITE_STAGES } from '../pipeline/stages.ts';

export interface WriteScriptRequest {
  documentPaths: readonly string[];
  choices: WritingChoices;
  /** The model to ask, where `choices.writer` is 'model'. */
  model?: WriterConfig | undefined;
  /** Which voices there are beside those of the packages: the configuration. */
  setup?: SpeechSetup | undefined;
  signal?: AbortSignal | undefined;
  onStage?: OnStage | undefined;
}

/** Document files -> Script, without a sound. Throws document_*, script_*, writer_*, voice_*, usage, cancelled. */
export async function writeScriptFromFiles(
  request: WriteScriptRequest,
): Promise<{ document: Document; script: Script }> {
  const clock = new ProgressClock(WRITE_STAGES, request.onStage ?? (() => {}));
  const choices = { setup: request.setup, ...request.choices };
  return readAndWrite(request.documentPaths, choices, clock, request.signal, request.model);
}
