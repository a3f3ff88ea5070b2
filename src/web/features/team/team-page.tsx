import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FoundOrganization } from '../../components/found-organization.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { Section } from '../../components/section.tsx';
import { SkeletonRows } from '../../components/skeleton.tsx';
import { plural } from '../../lib/format.ts';
import { usePageMeta } from '../../lib/page-meta.ts';
import { type SessionView, useSecurity } from '../../lib/security.ts';
import { teamQuery } from '../../lib/team-query.ts';
import { useLiveQuery } from '../../lib/use-live-query.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { useTakenOut } from './taken-out.ts';

/** Who works in the organization, and who was asked to. */
export default function TeamPage() {
  usePageMeta({
    title: 'Team',
    description: 'Who works in your organization: members, their roles, and open invitations.',
  });
  const { session } = useSecurity();
  if (!session) return null;
  return session.organization.personal ? <FoundOrganization title="Team" /> : <Team session={session} />;
}

function Team({ session }: { session: SessionView }) {
  const { isAdmin } = useSecurity();
  const [inviting, setInviting] = useState(false);
  const polling = useLiveQuery('team.changed', teamQuery.queryKey);
  const team = useQuery({ ...teamQuery, ...polling });
  const takenOut = useTakenOut();
  return (
    <PageFrame
      title="Team"
      lead={
        isAdmin
          ? `Who works in ${session.organization.name}, and what each of them may do.`
          : `Who works in ${session.organization.name}. Owners and admins invite people and change roles.`
      }
      actions={
        isAdmin && (
          <Button look="primary" onClick={() => setInviting(true)}>
            <Icon name="plus" />
            Invite people
          </Button>
        )
      }
    >
      <QueryState query={team} name="The team" loading={<SkeletonRows label="Loading the team" />}>
        {({ members, invitations }) => {
          const shown = members.filter(({ user_id }) => !takenOut.has(user_id));
          return (
            <>
              <Section ruled title={plural(shown.length, 'member')}>
                <MemberList members={shown} all={members} />
              </Section>
              {isAdmin && <InvitationList invitations={invitations} onInvite={() => setInviting(true)} />}
            </>
          );
        }}
      </QueryState>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PageFrame>
  );
}
