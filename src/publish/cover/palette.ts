/** The product's light theme, as far as a cover needs it. */
export const PAPER = '#FAF7F2';
export const INK = '#191714';
export const LINE = '#CFC5B5';

/** One colour a speaker, by order of their slots: for bars, and darker for their names. */
export const SPEAKERS = [
  { bar: '#D9432F', ink: '#B0301C' },
  { bar: '#1F6F8B', ink: '#185A72' },
  { bar: '#5B7B3A', ink: '#46612B' },
  { bar: '#7A4B8C', ink: '#643A75' },
] as const;

export function speakerColour(order: number): (typeof SPEAKERS)[number] {
  return SPEAKERS[order % SPEAKERS.length]!;
}
