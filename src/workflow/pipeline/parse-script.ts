import type { z } from 'zod';
import type { Script } from '../../kernel/artifacts.ts';
import { SCRIPT_SCHEMA, SCRIPT_VERSION, script } from '../../kernel/contracts/script.ts';
import { AppError } from '../../kernel/errors.ts';

/** A person mends a few faults at a time; the rest are in `details`. */
const SHOWN = 8;

/**
 * Reads a script that was exported and perhaps edited by hand.
 *
 * @param name of the file, for the message
 * @throws AppError script_invalid with every fault and its place, such as
 * `turns[3].speaker: no speaker has the slot 4`
 */
export function parseScript(text: string, name: string): Script {
  const value = parseJson(text, name);
  const version = (value as { version?: unknown } | null)?.version;
  if ((value as { schema?: unknown } | null)?.schema === SCRIPT_SCHEMA && version !== SCRIPT_VERSION)
    throw new AppError(
      'script_invalid',
      `${name} is a script of version ${JSON.stringify(version)}; this Afterword reads version ${SCRIPT_VERSION}.`,
    );
  const parsed = script.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => ({
    path: jsonPath(issue.path),
    message: sentenceOf(issue),
  }));
  const shown = faults
    .slice(0, SHOWN)
    .map((fault) => `\n  ${fault.path || '(whole file)'}: ${fault.message}`);
  const rest = faults.length > SHOWN ? `\n  and ${faults.length - SHOWN} more` : '';
  throw new AppError('script_invalid', `${name} is not a valid script:${shown.join('')}${rest}`, {
    details: { faults },
  });
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('script_invalid', `${name} is not JSON: ${why}`, { cause });
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'must have at least one entry';
  return issue.message.replace(/^Invalid (input|option): /, '');
}

/** ["turns", 3, "speaker"] -> "turns[3].speaker". */
function jsonPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
