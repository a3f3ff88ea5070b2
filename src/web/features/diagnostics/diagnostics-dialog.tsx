import { Dialog } from '../../components/overlays/dialog.tsx';
import { DiagnosticsActions, DiagnosticsList } from './diagnostics-list.tsx';

/** Before whatever page one is on. */
export default function DiagnosticsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Diagnostics" actions={<DiagnosticsActions />}>
      <DiagnosticsList />
    </Dialog>
  );
}
