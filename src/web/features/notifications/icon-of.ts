import type { IconName } from '../../components/icon.tsx';

const ICONS = new Map<string, IconName>([
  ['team_invitation_sent', 'mail'],
  ['team_member_joined', 'people'],
  ['content_generated', 'document'],
  ['audio_processed', 'wave'],
  ['system_alert', 'alert'],
]);

/** Each type the specification names has an icon (2.20); any other has the bell's. */
export function iconOf(type: string): IconName {
  return ICONS.get(type) ?? 'bell';
}
