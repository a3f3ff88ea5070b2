import type { Figure } from '../../components/page/figures.tsx';

/** Figures for visitors of the demo: of nobody, and marked so wherever they are shown. */
export const SAMPLE_FIGURES: readonly Figure[] = [
  { value: '14', label: 'members' },
  { value: '86', label: 'episodes', detail: '12 in the last 30 days' },
  { value: '603', label: 'minutes', detail: '91 in the last 30 days' },
  { value: '2', label: 'approvals waiting' },
];

const MINUTES = [18, 31, 24, 44, 52, 38, 61, 47, 73, 66, 58, 91];

export const SAMPLE_WEEKS = MINUTES.map((value, index) => ({
  key: String(index),
  tick: String(index + 1),
  name: `Week ${index + 1}`,
  value,
  said: `${value} minutes`,
}));
