/** Classes of each speaker's place; the fifth speaks in the colour of the first. */
const TEXT = ['text-v1-ink', 'text-v2-ink', 'text-v3-ink', 'text-v4-ink'] as const;
const WASH = ['bg-v1-wash', 'bg-v2-wash', 'bg-v3-wash', 'bg-v4-wash'] as const;

export function voiceText(voiceIndex: number): string {
  return TEXT[voiceIndex % TEXT.length]!;
}

export function voiceWash(voiceIndex: number): string {
  return WASH[voiceIndex % WASH.length]!;
}
