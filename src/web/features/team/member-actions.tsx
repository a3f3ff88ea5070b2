import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { IconButton } from '../../components/elements/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { type Member, teamQuery } from '../../lib/account/team-query.ts';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { takeOut } from './taken-out.ts';

/** Taking a member out, or leaving; the owner does neither. */
export function MemberActions({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const { isAdmin } = useSecurity();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  if (member.role === 'owner') return null;
  if (isSelf)
    return (
      <>
        <Button size="small" onClick={() => setLeaving(true)}>
          Leave
        </Button>
        {leaving && <LeaveDialog userId={member.user_id} onClose={() => setLeaving(false)} />}
      </>
    );
  if (!isAdmin) return null;
  return (
    <IconButton
      icon="trash"
      label={`Remove ${member.name} from the team`}
      onClick={() => takeOut(member, () => client.invalidateQueries({ queryKey: teamQuery.queryKey }))}
    />
  );
}

function LeaveDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { session, refresh } = useSecurity();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = session?.organization.name ?? 'the organization';

  async function leave() {
    await call('removeMember', { params: { userId } });
    showToast(`You left ${name}.`);
    await refresh();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    void navigate('/');
  }

  return (
    <ConfirmDialog title={`Leave ${name}`} action="Leave" onConfirm={leave} onClose={onClose}>
      <p>You lose its episodes, sources and pages at once. What you made there stays with it.</p>
      <p>Only an owner or admin can invite you back.</p>
    </ConfirmDialog>
  );
}
