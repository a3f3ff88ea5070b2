import { AppError } from '../../kernel/errors.ts';
import { findTheme } from './themes.ts';

/** Where the bed plays: nowhere, under the first segment, or through the whole show. */
export type BedRange = 'none' | 'under_opening' | 'throughout';

export interface MusicChoice {
  /** A theme's id. */
  theme: string;
  /** A figure of some seconds before the first voice, in place of an intro. */
  opening?: boolean;
  intro: boolean;
  outro: boolean;
  bed: BedRange;
  /** A short figure between chapters. */
  stings: boolean;
  /** How loud the bed is under speech, in dB against the speech: -30 to -10. */
  bedLevelDb: number;
}

export const USUAL_BED_DB = -18;
export const BED_RANGE = { from: -30, to: -10 } as const;

/** A theme with what belongs to it: an intro, stings between chapters, an outro, a bed under the opening. */
export function usualMusic(theme: string): MusicChoice {
  return {
    theme,
    intro: true,
    outro: true,
    stings: true,
    bed: 'under_opening',
    bedLevelDb: USUAL_BED_DB,
  };
}

/** What a show opens with that has no other music. */
export function openingSound(): MusicChoice {
  return {
    theme: 'tide-pool',
    opening: true,
    intro: false,
    outro: false,
    stings: false,
    bed: 'none',
    bedLevelDb: USUAL_BED_DB,
  };
}

/** Whether anything but the opening sound is heard: only then voices and music lie over each other. */
export function playsWithVoices({ intro, outro, stings, bed }: MusicChoice): boolean {
  return intro || outro || stings || bed !== 'none';
}

/** @throws AppError usage for a theme there is not or a level out of range */
export function checkMusic(choice: MusicChoice): void {
  findTheme(choice.theme);
  const { from, to } = BED_RANGE;
  if (choice.bedLevelDb >= from && choice.bedLevelDb <= to) return;
  throw new AppError('usage', `A bed lies ${from} to ${to} dB from the speech, not ${choice.bedLevelDb}.`);
}
