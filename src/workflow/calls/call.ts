import type { Principal } from '../../accounts/principal.ts';
import type { CallParams, CallResponse, CheckedBody, CheckedQuery } from '../../kernel/contracts/api/api.ts';
import type { CallName } from '../../kernel/contracts/calls.ts';
import type { Service } from '../service.ts';

/** What a call was given, checked against its contract. */
export interface CallInput<N extends CallName> {
  params: CallParams<N>;
  query: CheckedQuery<N>;
  body: CheckedBody<N>;
}

/** What a call does once the door has found out who calls. It authorizes first: rows of another organization are not_found. */
export type Call<N extends CallName> = (
  service: Service,
  who: Principal,
  input: CallInput<N>,
) => Promise<CallResponse<N>>;

/** What calls give that answer with bytes: the door serves them with ranges. */
export interface ServedFile {
  /** In the blob store. */
  key: string;
  mediaType: string;
  /** As it is saved. */
  name: string;
  /** Never changes under this address: browsers may keep it. */
  immutable: boolean;
}

/** A text made on the spot. */
export interface ServedText {
  text: string;
  mediaType: string;
}
