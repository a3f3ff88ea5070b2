/** One thing that was looked at. */
export interface Finding {
  subject: string;
  /** `note`: works, but less well than it could. */
  state: 'ok' | 'note' | 'fault';
  found: string;
  /** What would put it right. */
  remedy?: string;
}
