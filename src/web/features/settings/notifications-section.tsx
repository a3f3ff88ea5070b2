import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { NOTIFICATION_CHOICES, OPTIONAL_NOTIFICATIONS } from '../../../kernel/rules/notification-types.ts';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { Toggle } from '../../components/elements/toggle.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { profileQuery } from '../../lib/account/profile-query.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';

type Preferences = CallResponse<'readProfile'>['preferences'];

const KINDS = OPTIONAL_NOTIFICATIONS.map((name) => ({ name, ...NOTIFICATION_CHOICES[name] }));

/** What one is told of by the bell. Each choice is kept at once. */
export function NotificationsSection() {
  const profile = useQuery(profileQuery);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (preferences: Preferences) => call('updateProfile', { body: { preferences } }),
    async onMutate(preferences) {
      await client.cancelQueries({ queryKey: profileQuery.queryKey });
      const before = client.getQueryData(profileQuery.queryKey);
      client.setQueryData(profileQuery.queryKey, (old) => (old ? { ...old, preferences } : old));
      return before;
    },
    onSuccess: (fresh) => client.setQueryData(profileQuery.queryKey, fresh),
    onError: (error, _, before) => {
      client.setQueryData(profileQuery.queryKey, before);
      showToast('Error', { description: errorSentence(error), bad: true });
    },
  });
  return (
    <Block title="What the bell tells you" lead="Invitations and messages of this server always come.">
      <QueryState query={profile} name="Your choices" loading={<SkeletonRows label="Loading your choices" />}>
        {({ preferences }) => (
          <ul className="border-t border-line">
            {KINDS.map(({ name, label, hint }) => (
              <li key={name} className="border-b border-line last:border-b-0">
                <Toggle
                  label={label}
                  hint={hint}
                  checked={preferences[name]}
                  disabled={save.isPending}
                  onChange={(checked) => save.mutate({ ...preferences, [name]: checked })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Block>
  );
}
