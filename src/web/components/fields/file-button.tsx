import { useRef } from 'react';
import { Button, type ButtonProps } from '../elements/button.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'look' | 'disabled' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Endings and media types, with commas between them. */
  accept?: string;
  multiple?: boolean;
  /** A whole folder instead of files; each file says where in it it stands. */
  isFolder?: boolean;
  /** At least one. The same ones may be chosen again. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that asks for files of this device. */
export function FileButton({ label, accept, multiple = false, isFolder = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={(element) => {
          input.current = element;
          // React has no property of this name.
          if (isFolder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple || isFolder}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
