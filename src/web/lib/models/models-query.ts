import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call } from '../api/api.ts';
import { keys } from '../api/queries.ts';

export type Models = CallResponse<'listModels'>;
export type PublishedModel = Models['published'][number];
export type InstalledModel = Models['models'][number];
export type ModelInstall = NonNullable<Models['installs']>[number];
export type ModelPlan = CallResponse<'planModel'>;

export const modelsQuery = queryOptions({
  queryKey: keys.models,
  queryFn: ({ signal }) => call('listModels', { signal }),
  staleTime: 0,
});

export const planQuery = (name: string) =>
  queryOptions({
    queryKey: ['model-plan', name] as const,
    queryFn: ({ signal }) => call('planModel', { query: { name }, signal }),
    staleTime: 0,
    retry: false,
  });
