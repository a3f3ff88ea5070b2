/** What an approval is of; what changed of it afterwards is told by them. */
export const APPROVED_PARTS = ['script', 'voices', 'mix', 'metadata'] as const;
export type ApprovedPart = (typeof APPROVED_PARTS)[number];

export const APPROVED_PART_LABELS: Record<ApprovedPart, string> = {
  script: 'Script',
  voices: 'Voices',
  mix: 'Mix',
  metadata: 'Title and notes',
};
