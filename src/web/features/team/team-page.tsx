import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { FoundOrganization } from '../../components/page/found-organization.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { teamQuery } from '../../lib/account/team-query.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { plural } from '../../lib/wording/format.ts';
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
  const team = useQuery(teamQuery);
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
