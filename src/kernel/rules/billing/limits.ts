/** What a plan may limit. `minutes`, `cloudMinutes` and `modelTokens` are of a month. */
export const LIMIT_KINDS = ['minutes', 'storageMb', 'seats', 'cloudMinutes', 'modelTokens'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Absent: no limit. */
export type Limits = Partial<Record<LimitKind, number>>;

interface LimitFacts {
  label: string;
  /** Below the label. */
  hint: string;
  /** After an amount. */
  unit: string;
  /** Begins anew each month. */
  monthly: boolean;
}

export const LIMIT_FACTS: Readonly<Record<LimitKind, LimitFacts>> = {
  minutes: {
    label: 'Minutes of episodes',
    hint: 'finished episodes, by their length',
    unit: 'min',
    monthly: true,
  },
  storageMb: {
    label: 'Storage',
    hint: 'documents, sound and everything made of them',
    unit: 'MB',
    monthly: false,
  },
  seats: {
    label: 'Seats',
    hint: 'members of the team, and invitations that are open',
    unit: '',
    monthly: false,
  },
  cloudMinutes: {
    label: 'Minutes by cloud voices',
    hint: 'spoken by a service outside of this server',
    unit: 'min',
    monthly: true,
  },
  modelTokens: {
    label: 'Tokens of the language model',
    hint: 'read and written for your organization',
    unit: 'tokens',
    monthly: true,
  },
};

/** An amount with its unit, such as "120 min". */
export function amountWords(kind: LimitKind, amount: number): string {
  const { unit } = LIMIT_FACTS[kind];
  const number = Math.round(amount).toLocaleString('en-US');
  return unit === '' ? number : `${number} ${unit}`;
}
