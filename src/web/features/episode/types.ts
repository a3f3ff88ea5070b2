import type { CallResponse } from '../../../kernel/contracts/api/api.ts';

export type Episode = CallResponse<'readEpisode'>;
export type ScriptState = CallResponse<'readScript'>;
export type Script = ScriptState['script'];
export type Turn = Script['turns'][number];
export type Timeline = CallResponse<'readTimeline'>;

/** A speaker as the page shows one: a name and a place in the order, which gives the colour. */
export interface Voice {
  name: string;
  voiceIndex: number;
}
