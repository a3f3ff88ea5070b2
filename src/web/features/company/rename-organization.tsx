import { RenameDialog } from '../../components/overlays/rename-dialog.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { type Organization, useUpdate } from './use-update.ts';

interface Props {
  organization: Organization;
  onClose: () => void;
}

export function RenameOrganization({ organization: { name, slug }, onClose }: Props) {
  const update = useUpdate();
  async function save(next: string) {
    await update.mutateAsync({ name: next });
    showToast(`It is called ${next} now.`);
  }
  return (
    <RenameDialog
      title="Rename the organization"
      description={`Its short name stays ${slug}, so that links go on working.`}
      label="Name"
      name={name}
      maxLength={120}
      onSave={save}
      onClose={onClose}
    />
  );
}
