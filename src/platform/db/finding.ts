/** What `afterword doctor` says of the database. */
export interface DatabaseFinding {
  /** `note`: works, but less well than it could. */
  state: 'ok' | 'note' | 'fault';
  found: string;
  /** What would put it right. */
  remedy?: string;
}
