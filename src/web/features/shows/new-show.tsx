import { useNavigate } from 'react-router';
import { SHOW_LENGTHS } from '../../../kernel/rules/shows.ts';
import { RenameDialog } from '../../components/overlays/rename-dialog.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { call } from '../../lib/api/api.ts';

/** Asks for the title of a new show; the rest is said on its page. */
export function NewShow({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { session } = useSecurity();
  async function make(title: string) {
    const author = session?.organization.personal ? session.user.name : (session?.organization.name ?? '');
    const show = await call('createShow', {
      body: { title, author: author.slice(0, SHOW_LENGTHS.name), ownerEmail: session?.user.email ?? '' },
    });
    await navigate(`/library/shows/${show.id}`);
  }
  return (
    <RenameDialog
      title="New show"
      description="The address of its page and its feed is made of this title and stays."
      label="Title"
      name=""
      maxLength={SHOW_LENGTHS.title}
      onSave={make}
      onClose={onClose}
    />
  );
}
