import type { Script } from '../../../kernel/artifacts.ts';
import { compact } from '../../../kernel/compact.ts';

/** A script of the extractive writer that a model was to write: every segment says so, and why. */
export function markExtractive(
  script: Script,
  { model, reason, notes }: { model?: string | undefined; reason: string; notes: readonly string[] },
): Script {
  return {
    ...script,
    writer: compact({ ...script.writer, model, notes: [...(script.writer.notes ?? []), ...notes] }),
    segments: script.segments.map((segment) => ({
      ...segment,
      writtenBy: 'extractive',
      fallbackReason: reason.slice(0, 500),
    })),
  };
}
