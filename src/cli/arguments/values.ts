import type { Audience, ScriptFormat, Tone } from '../../kernel/artifacts.ts';
import { audience, tone } from '../../kernel/contracts/script.ts';
import { didYouMean } from './nearest.ts';
import { type Arguments, usage } from './parse.ts';

/** Formats as they are typed, and how long each may be and is when nothing is said, in minutes. */
const FORMATS: Record<
  string,
  { format: ScriptFormat; minutes: { from: number; to: number; usual: number } }
> = {
  'deep-dive': { format: 'deep_dive', minutes: { from: 1, to: 180, usual: 8 } },
  brief: { format: 'brief', minutes: { from: 1, to: 2, usual: 2 } },
  lecture: { format: 'lecture', minutes: { from: 1, to: 180, usual: 10 } },
  interview: { format: 'interview', minutes: { from: 1, to: 180, usual: 8 } },
  debate: { format: 'debate', minutes: { from: 1, to: 180, usual: 6 } },
  quiz: { format: 'quiz', minutes: { from: 1, to: 180, usual: 6 } },
  panel: { format: 'panel', minutes: { from: 1, to: 180, usual: 10 } },
};

export function formatOf(args: Arguments): { format: ScriptFormat; minutes: number } {
  const name = (args.values.get('format') ?? 'deep-dive').replaceAll('_', '-');
  const found = FORMATS[name];
  if (!found) {
    const names = Object.keys(FORMATS);
    throw usage(`There is no format "${name}"; there are ${names.join(', ')}.${didYouMean(name, names)}`);
  }
  return { format: found.format, minutes: minutesOf(args, name, found.minutes) };
}

function minutesOf(
  args: Arguments,
  format: string,
  range: { from: number; to: number; usual: number },
): number {
  const given = args.values.get('minutes');
  if (given === undefined) return range.usual;
  const minutes = Number(given);
  if (Number.isFinite(minutes) && minutes >= range.from && minutes <= range.to) return minutes;
  const kind = `${/^[aeiou]/.test(format) ? 'an' : 'a'} ${format}`;
  throw usage(`--minutes must be a number from ${range.from} to ${range.to} for ${kind}, not "${given}".`);
}

export function toneOf(args: Arguments): Tone | undefined {
  return oneOf(args, 'tone', tone.options);
}

export function audienceOf(args: Arguments): Audience | undefined {
  return oneOf(args, 'audience', audience.options);
}

export function writerOf(args: Arguments): 'extractive' | 'model' | undefined {
  return oneOf(args, 'writer', ['extractive', 'model'] as const);
}

function oneOf<T extends string>(args: Arguments, option: string, known: readonly T[]): T | undefined {
  const given = args.values.get(option);
  if (given === undefined) return undefined;
  const found = known.find((each) => each === given);
  if (found !== undefined) return found;
  throw usage(`--${option} must be one of ${known.join(', ')}, not "${given}".${didYouMean(given, known)}`);
}

/** "slt, rms" -> ["slt", "rms"]; undefined when the option was not given. */
export function listOf(args: Arguments, option: string): string[] | undefined {
  const given = args.values.get(option);
  if (given === undefined) return undefined;
  const parts = given.split(',').map((part) => part.trim());
  if (parts.some((part) => part === ''))
    throw usage(`--${option} takes names separated by commas, not "${given}".`);
  return parts;
}
