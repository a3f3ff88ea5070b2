import type { AccountsContext, AccountsTransaction, Actor } from '../in-transaction.ts';

/** What every step of changing a person needs. */
export interface Changing {
  context: AccountsContext;
  trx: AccountsTransaction;
  by: Actor;
  userId: string;
}
