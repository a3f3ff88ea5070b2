import { useState } from 'react';
import { Button } from '../elements/button.tsx';
import { TextField } from './text-field.tsx';

/** A text to take away, such as an address, with the button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Browsers forbid it without https: the field is there to copy by hand.
      setSaid('Mark the text and copy it');
    }
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField label={label} showLabel readOnly value={text} onFocus={(event) => event.target.select()} />
      </div>
      <Button onClick={copy}>Copy</Button>
      <span role="status" className={said === '' ? 'sr-only' : 'self-center text-[13px] text-ink-3'}>
        {said}
      </span>
    </div>
  );
}
