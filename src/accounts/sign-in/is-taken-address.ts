const UNIQUE_VIOLATION = '23505';

/** Whether the database refused an address because somebody has it. */
export function isTakenAddress(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint?.includes('email') === true;
}
