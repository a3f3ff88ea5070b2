import type { Audience } from '../../../kernel/artifacts.ts';

/** Whom an episode is for, in the order it is offered. */
export const AUDIENCES: readonly { value: Audience; label: string }[] = [
  { value: 'beginner', label: 'Beginners' },
  { value: 'general', label: 'Anyone' },
  { value: 'expert', label: 'Experts' },
];
