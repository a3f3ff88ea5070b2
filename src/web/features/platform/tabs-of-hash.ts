export type TabName = 'people' | 'organizations' | 'jobs' | 'audit';

export const TABS: readonly { value: TabName; label: string }[] = [
  { value: 'people', label: 'People' },
  { value: 'organizations', label: 'Organizations' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'audit', label: 'Audit log' },
];

/** The part that an address such as /platform-admin#jobs leads to; the first where there is none. */
export function tabOfHash(hash: string): TabName {
  return TABS.find(({ value }) => `#${value}` === hash)?.value ?? 'people';
}
