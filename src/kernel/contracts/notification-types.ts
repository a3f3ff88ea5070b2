/** Kinds of notification with an icon of their own (specification 2.20); any other gets the usual one. */
export type NotificationType =
  | 'team_invitation_sent'
  | 'team_member_joined'
  | 'content_generated'
  | 'audio_processed'
  | 'system_alert';
