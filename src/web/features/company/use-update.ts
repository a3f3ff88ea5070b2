import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../kernel/contracts/api/api.ts';
import { useSecurity } from '../../lib/account/security.ts';
import { call } from '../../lib/api/api.ts';
import { organizationQuery } from '../../lib/workspace/workspace-queries.ts';

export type Organization = CallResponse<'readOrganization'>;
export type Policy = Organization['policy'];

/** Changes the organization, and what the pages know of it. */
export function useUpdate() {
  const client = useQueryClient();
  const { refresh } = useSecurity();
  return useMutation({
    mutationFn: (body: CallBody<'updateOrganization'>) => call('updateOrganization', { body }),
    async onSuccess(organization) {
      client.setQueryData(organizationQuery.queryKey, organization);
      // Name and policy are part of the session.
      await refresh();
    },
  });
}
