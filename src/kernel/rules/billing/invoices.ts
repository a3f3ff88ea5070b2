/** A bill, as the payment provider has it. */
export interface Invoice {
  id: string;
  /** As it is called on paper. */
  number: string;
  /** ISO time. */
  createdAt: string;
  cents: number;
  state: 'paid' | 'open' | 'void';
  about: string;
  /** Where it can be read or saved; null: nowhere but here. */
  url: string | null;
}
