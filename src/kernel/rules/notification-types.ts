/** Types of notification with an icon of their own (specification 2.20); any other gets the usual one. */
export type NotificationType =
  | 'team_invitation_sent'
  | 'team_member_joined'
  | 'content_generated'
  | 'audio_processed'
  | 'system_alert';

/** How the settings call a type that a person may switch off; null: everybody gets it. */
export const NOTIFICATION_CHOICES = {
  content_generated: {
    label: 'An episode is finished',
    hint: 'Its sound, transcript and files are there.',
  },
  audio_processed: {
    label: 'Files in another format are ready',
    hint: 'Ones you asked for later.',
  },
  team_member_joined: {
    label: 'Somebody joined',
    hint: 'They accepted an invitation to your organization.',
  },
  team_invitation_sent: null,
  system_alert: null,
} as const satisfies Record<NotificationType, { label: string; hint: string } | null>;

type Choices = typeof NOTIFICATION_CHOICES;

/** Types that a person may switch off. */
export type OptionalNotification = {
  [T in NotificationType]: Choices[T] extends null ? never : T;
}[NotificationType];

export const OPTIONAL_NOTIFICATIONS = (Object.keys(NOTIFICATION_CHOICES) as NotificationType[]).filter(
  (type): type is OptionalNotification => NOTIFICATION_CHOICES[type] !== null,
);
