import type { CallResponse } from '../../../kernel/contracts/api/api.ts';

export type Show = CallResponse<'readShow'>;
export type ShowSummary = CallResponse<'listShows'>['shows'][number];
export type Member = Show['members'][number];
