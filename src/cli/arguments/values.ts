import type { Audience, ScriptFormat, Tone } from '../../kernel/artifacts.ts';
import { audience, tone } from '../../kernel/contracts/script.ts';
import { type Range, SHOW_FORMAT_FACTS, SHOW_FORMATS } from '../../kernel/rules/show-formats.ts';
import { didYouMean } from './nearest.ts';
import { type Arguments, usage } from './parse.ts';

/** Formats as they are typed. */
const FORMATS = new Map(SHOW_FORMATS.map((format) => [format.replaceAll('_', '-'), format]));

export function readFormat(args: Arguments): { format: ScriptFormat; minutes: number } {
  const name = (args.values.get('format') ?? 'deep-dive').replaceAll('_', '-');
  const format = FORMATS.get(name);
  if (!format) {
    const names = [...FORMATS.keys()];
    throw usage(`There is no format "${name}"; there are ${names.join(', ')}.${didYouMean(name, names)}`);
  }
  return { format, minutes: minutesOf(args, name, SHOW_FORMAT_FACTS[format].minutes) };
}

function minutesOf(args: Arguments, format: string, range: Range): number {
  const text = args.values.get('minutes');
  if (text === undefined) return range.usual;
  const minutes = Number(text);
  if (Number.isFinite(minutes) && minutes >= range.from && minutes <= range.to) return minutes;
  const kind = `${/^[aeiou]/.test(format) ? 'an' : 'a'} ${format}`;
  throw usage(`--minutes must be a number from ${range.from} to ${range.to} for ${kind}, not "${text}".`);
}

export function readTone(args: Arguments): Tone | undefined {
  return oneOf(args, 'tone', tone.options);
}

export function readAudience(args: Arguments): Audience | undefined {
  return oneOf(args, 'audience', audience.options);
}

export function readWriter(args: Arguments): 'extractive' | 'model' | undefined {
  return oneOf(args, 'writer', ['extractive', 'model'] as const);
}

function oneOf<T extends string>(args: Arguments, option: string, known: readonly T[]): T | undefined {
  const text = args.values.get(option);
  if (text === undefined) return undefined;
  const found = known.find((each) => each === text);
  if (found !== undefined) return found;
  throw usage(`--${option} must be one of ${known.join(', ')}, not "${text}".${didYouMean(text, known)}`);
}

/** "slt, rms" -> ["slt", "rms"]; undefined when the option was not given. */
export function readList(args: Arguments, option: string): string[] | undefined {
  const text = args.values.get(option);
  if (text === undefined) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => part === ''))
    throw usage(`--${option} takes names separated by commas, not "${text}".`);
  return parts;
}
