import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MODEL_UPLOADS_PATH } from '../../../kernel/contracts/calls.ts';
import { keys } from '../../lib/api/queries.ts';
import { type RunningUpload, uploadFile } from '../../lib/api/uploads.ts';
import { packFolder } from '../../lib/models/pack-folder.ts';
import { percent } from '../../lib/wording/format.ts';
import { Button } from '../elements/button.tsx';
import { Icon } from '../elements/icon.tsx';
import { Notice } from '../elements/notice.tsx';
import { Progress } from '../elements/progress.tsx';
import { FileButton } from '../fields/file-button.tsx';

interface Sending {
  name: string;
  fraction: number;
  fault?: string;
  /** Sending it again would end the same. */
  isFinal?: boolean;
}

/** A voice from this device, where the server has no network or the voice is one's own. */
export function ModelUpload() {
  const upload = useUpload();
  const { sending } = upload;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <FileButton
          label="Archive of a voice"
          accept=".tar,.gz,.tgz,.bz2,.tbz2,.zip"
          onFiles={([file]) => file && upload.send(file)}
        >
          <Icon name="upgrade" />
          Choose an archive
        </FileButton>
        <FileButton label="Folder of a voice" isFolder onFiles={upload.sendFolder}>
          Choose a folder
        </FileButton>
      </div>
      {sending && <SendingState sending={sending} onResume={upload.resume} onCancel={upload.cancel} />}
    </div>
  );
}

interface StateProps {
  sending: Sending;
  onResume: () => void;
  onCancel: () => void;
}

function SendingState({ sending, onResume, onCancel }: StateProps) {
  const { name, fraction, fault, isFinal } = sending;
  if (fault)
    return (
      <Notice
        kind="error"
        title={`${name} was not sent`}
        actions={
          <>
            {!isFinal && <Button onClick={onResume}>Go on</Button>}
            <Button onClick={onCancel}>Dismiss</Button>
          </>
        }
      >
        {fault}
      </Notice>
    );
  return (
    <div className="flex max-w-md flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 grow text-[13px] text-ink-2 [overflow-wrap:anywhere]">
        Sending {name} <span className="mono">{percent(fraction)}</span>
      </p>
      <Button size="small" onClick={onCancel}>
        Stop
      </Button>
      <Progress label={`Sending ${name}`} value={fraction} className="w-full" />
    </div>
  );
}

function useUpload() {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const running = useRef<RunningUpload>(undefined);
  useEffect(() => () => running.current?.cancel(), []);

  function send(file: File): void {
    running.current?.cancel();
    const { name } = file;
    setSending({ name, fraction: 0 });
    running.current = uploadFile(
      file,
      {
        onProgress: (fraction) => setSending({ name, fraction }),
        onDone: () => {
          setSending(undefined);
          void client.invalidateQueries({ queryKey: keys.models });
        },
        onFailed: (fault, isFinal) => setSending({ name, fraction: 0, fault, isFinal }),
      },
      MODEL_UPLOADS_PATH,
    );
  }

  return {
    sending,
    send,
    sendFolder(files: readonly File[]): void {
      const [first] = files;
      if (!first) return;
      const name = `${first.webkitRelativePath.split('/')[0] || 'voice'}.tar`;
      try {
        const packed = packFolder(files.map((file) => ({ path: file.webkitRelativePath, content: file })));
        send(new File([packed], name, { lastModified: first.lastModified }));
      } catch (error) {
        setSending({ name, fraction: 0, fault: (error as Error).message, isFinal: true });
      }
    },
    resume(): void {
      setSending((now) => now && { name: now.name, fraction: now.fraction });
      running.current?.resume();
    },
    cancel(): void {
      running.current?.cancel();
      setSending(undefined);
    },
  };
}
