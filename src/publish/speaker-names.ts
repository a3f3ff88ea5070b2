import type { Script } from '../kernel/artifacts.ts';

/** The name of each speaker's slot. */
export function speakerNames(script: Script): Map<number, string> {
  return new Map(script.speakers.map((speaker) => [speaker.slot, speaker.name]));
}
