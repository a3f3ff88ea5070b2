import { togglePreview, usePreview } from '../../lib/sound/voice-preview.ts';
import { IconButton } from '../elements/icon-button.tsx';

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
