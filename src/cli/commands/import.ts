import { usage } from '../arguments/parse.ts';
import type { Command, Context } from '../context.ts';
import { count } from '../words.ts';

export const importCommand: Command = {
  spec: {
    name: 'import',
    summary: 'Fill an empty database of the service from a file of `export`.',
    argument: { name: 'FILE', what: 'file to read' },
    options: [{ name: 'json', help: 'As one JSON object.' }],
    notes: [
      'The database is the one of DATABASE_URL, else the embedded one under AFTERWORD_DATA (usual:',
      'data). It must be empty, and the service must not run. Everything is taken over, or nothing.',
      'Files of earlier versions are taken too. Put the copy of blobs (see `afterword help export`)',
      'into AFTERWORD_DATA/blobs, or into the bucket, before the service starts.',
      '',
      '  AFTERWORD_DATA=/srv/afterword afterword import afterword.jsonl.gz',
    ],
  },
  run,
};

async function run({ args, config, output, signal }: Context): Promise<void> {
  const file = args.argument;
  if (file === undefined)
    throw usage('Which file is to be read? Such as: afterword import afterword.jsonl.gz');
  const { openDatabase } = await import('../../platform/db/open-database.ts');
  const { importDatabase } = await import('../../platform/db/archive/import-database.ts');
  const say = (line: string) => output.err(`${line}\n`);
  const database = await openDatabase(config.service, { signal, say });
  try {
    const done = await importDatabase(database, file, signal);
    if (args.switches.has('json')) output.out(`${JSON.stringify({ file, ...done })}\n`);
    else
      output.out(
        `${count(done.rows, 'row')} of ${count(done.tables, 'table')} are in the ${database.description}\n`,
      );
  } finally {
    await database.close();
  }
}
