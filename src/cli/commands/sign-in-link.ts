import type { Command, Context } from '../context.ts';
import { writeJson } from '../display/json-lines.ts';
import { requireServiceData } from '../service-data.ts';

export const signInLink: Command = {
  spec: {
    name: 'sign-in-link',
    summary: 'Print a new one-time link to sign in with, for a service that runs.',
    options: [{ name: 'json', help: 'As one JSON object.' }],
  },
  run,
};

async function run({ args, config, output, signal }: Context): Promise<void> {
  requireServiceData(config);
  const { ensureLocalOwner } = await import('../../accounts/local-owner.ts');
  const { createSignInLink } = await import('../../accounts/sign-in-links.ts');
  const { openDatabase } = await import('../../platform/db/open-database.ts');
  const { host, port, publicUrl } = config.service;
  const database = await openDatabase(config.service, { signal });
  try {
    const { userId } = await ensureLocalOwner(database);
    const token = await createSignInLink(database, userId);
    const address = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const signIn = `${address}/auth#token=${token}`;
    if (args.switches.has('json')) writeJson(output, { type: 'sign_in_link', signIn });
    else output.out(`${signIn}\n`);
  } finally {
    await database.close();
  }
}
