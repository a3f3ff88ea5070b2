import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSecurity } from '../../lib/account/security.ts';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Founds an organization; who founded it works in it from then on. */
export function useFounding(onFounded?: () => void) {
  const client = useQueryClient();
  const { refresh } = useSecurity();
  return useMutation({
    mutationFn: (name: string) => call('createOrganization', { body: { name: name.trim() } }),
    async onSuccess({ name }) {
      await refresh();
      // What is kept of other pages belongs to the workspace of before; what stands here is asked for anew.
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      void client.invalidateQueries();
      showToast(`Founded ${name}.`, { description: 'You own it. Invite who works with you.' });
      onFounded?.();
    },
  });
}
