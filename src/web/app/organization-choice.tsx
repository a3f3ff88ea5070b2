import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { MenuChoice, MenuLine } from '../components/overlays/menu-items.tsx';
import { type SessionView, useSecurity } from '../lib/account/security.ts';
import { call, errorSentence } from '../lib/api/api.ts';
import { keys } from '../lib/api/queries.ts';
import { showToast } from '../lib/toast-store.ts';

/** In which of their organizations somebody works; nothing for who has one. */
export function OrganizationChoice({ session }: { session: SessionView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useSecurity();
  const { memberships, organization } = session;
  if (memberships.length < 2) return null;

  async function change(organization_id: string): Promise<void> {
    if (organization_id === organization.id) return;
    try {
      await call('updateProfile', { body: { organization_id } });
    } catch (error) {
      showToast('Error', { description: errorSentence(error), bad: true });
      return;
    }
    await refresh();
    // Nothing of one organization is shown in another.
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.session[0] });
    await navigate('/');
  }

  return (
    <>
      <MenuChoice
        label="Organization"
        value={organization.id}
        options={memberships.map((each) => ({
          value: each.organization.id,
          label: each.organization.personal ? 'Personal workspace' : each.organization.name,
        }))}
        onChange={(id) => void change(id)}
      />
      <MenuLine />
    </>
  );
}
