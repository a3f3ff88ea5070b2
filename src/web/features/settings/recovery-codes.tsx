import { Button } from '../../components/elements/button.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { saveText } from '../../lib/browser/save-text.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Shown once: to be copied, saved, or written down. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied');
    } catch {
      // Clipboards are for https alone; the codes can still be marked by hand.
      showToast('Error', {
        description: 'This browser does not let the page copy. Save them instead.',
        bad: true,
      });
    }
  }

  return (
    <>
      <ul
        aria-label="Recovery codes"
        className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-md border border-line bg-sheet px-5 py-4 font-mono text-[13px]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Icon name="clipboard" />
          Copy
        </Button>
        <Button onClick={() => saveText('afterword-recovery-codes.txt', text, 'text/plain')}>
          <Icon name="download" />
          Download
        </Button>
        <Button look="primary" onClick={onSaved}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
