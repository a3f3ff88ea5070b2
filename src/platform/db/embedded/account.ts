import { readFile } from 'node:fs/promises';
import { AppError } from '../../../kernel/errors.ts';

/** The account the server runs under, where it can't be ours. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` where there is such a user, else as
 * `nobody`.
 *
 * @returns undefined when this process may run it as it is
 * @throws AppError database_unreachable when there is neither of them
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = text.split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((each) => each[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new AppError(
    'database_unreachable',
    'The embedded database cannot run as root, and there is no user "postgres" or "nobody" to run it as. Start Afterword as an ordinary user, or set DATABASE_URL.',
  );
}
