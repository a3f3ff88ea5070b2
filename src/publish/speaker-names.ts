import type { Script } from '../kernel/artifacts.ts';
import { oneLine } from '../kernel/rules/one-line.ts';

/** The name of each speaker's slot, on one line. */
export function speakerNames(script: Script): Map<number, string> {
  return new Map(script.speakers.map((speaker) => [speaker.slot, oneLine(speaker.name)]));
}
