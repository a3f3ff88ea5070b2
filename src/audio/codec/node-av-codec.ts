import type { Codec } from './codec.ts';
export async function nodeAvCodec(): Promise<Codec | undefined> {
  return undefined;
}
