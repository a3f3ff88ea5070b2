import { IconButton } from '../../components/icon-button.tsx';
import { togglePreview, usePreview } from './voice-preview.ts';

export function PreviewButton({ voiceId, name }: { voiceId: string; name: string }) {
  const heard = usePreview() === voiceId;
  return (
    <IconButton
      icon={heard ? 'stop' : 'play'}
      label={heard ? `Stop ${name}` : `Hear ${name}`}
      onClick={() => togglePreview(voiceId)}
    />
  );
}
