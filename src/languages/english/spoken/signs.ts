import { tokens } from '../../../kernel/patterns.ts';

export const GREEK = tokens`
  alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau
  upsilon phi chi psi omega`;

/** Pairs whose slash is an "or"; other slashes are not said. */
export const ALTERNATIVES = tokens`
  with/without he/she she/he his/her her/his him/her yes/no true/false male/female his/hers singular/plural on/off
  men/women`;
