import path from 'node:path';
import type { Bucket, BucketFile } from '../../platform/buckets/bucket-files.ts';
import { usage } from '../arguments/parse.ts';
import type { Command, Context } from '../context.ts';
import { requireServiceData } from '../service-data.ts';
import { size } from '../words.ts';

/** More than anybody lists by eye. */
const MOST_LISTED = 1000;

export const storage: Command = {
  spec: {
    name: 'storage',
    summary: "List, add and remove files of the service's public buckets.",
    argument: { name: 'list|add|remove [BUCKET] [PATH] [FILE]', what: 'action', many: true },
    options: [{ name: 'json', help: 'As JSON.' }],
    notes: [
      'The buckets are public-audio and public-videos: anybody may read what is in them, at',
      '/storage/BUCKET/PATH of the service. What a file is, is told by its content. A PATH that ends in',
      "a slash gets the file's own name. The home page plays the newest file of homepage-demo.",
      '',
      '  afterword storage add public-audio homepage-demo/ welcome.mp3',
      '  afterword storage list public-audio',
      '  afterword storage remove public-audio homepage-demo/welcome.mp3',
    ],
  },
  run,
};

interface Opened {
  files: typeof import('../../platform/buckets/bucket-files.ts');
  change: typeof import('../../platform/buckets/change-bucket.ts');
  database: import('../../platform/db/database.ts').Database;
  blobs: import('../../platform/blobs/blob-store.ts').BlobStore;
}

async function run(context: Context): Promise<void> {
  const [action, bucket, at, file, ...more] = context.args.all;
  if (more.length > 0) throw usage(`\`afterword storage ${action}\` takes one file, but got more.`);
  const change = await import('../../platform/buckets/change-bucket.ts');
  switch (action) {
    case 'list': {
      if (at !== undefined) throw usage('Usage: afterword storage list [BUCKET].');
      const one = bucket === undefined ? undefined : change.checkBucket(bucket);
      return withStorage(context, (opened) => list(context, opened, one));
    }
    case 'add': {
      if (!bucket || !at || !file) throw usage('Usage: afterword storage add BUCKET PATH FILE.');
      const where = change.checkBucket(bucket);
      const place = change.checkBucketPath(at.endsWith('/') ? at + path.basename(file) : at);
      return withStorage(context, async (opened) => {
        const added = await opened.change.addToBucket(opened, where, place, path.resolve(file));
        say(context, opened, added, 'is added');
      });
    }
    case 'remove': {
      if (!bucket || !at || file) throw usage('Usage: afterword storage remove BUCKET PATH.');
      const where = change.checkBucket(bucket);
      return withStorage(context, async (opened) => {
        const found = await opened.files.findInBucket(opened.database, where, at);
        await opened.change.removeFromBucket(opened, where, at);
        say(context, opened, found, 'is removed');
      });
    }
    default:
      throw usage(`\`afterword storage\` can list, add and remove, not "${action}".`);
  }
}

async function withStorage(
  { config, signal }: Context,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  requireServiceData(config);
  const files = await import('../../platform/buckets/bucket-files.ts');
  const change = await import('../../platform/buckets/change-bucket.ts');
  const { openDatabase } = await import('../../platform/db/open-database.ts');
  const { openBlobs } = await import('../../platform/blobs/open-blobs.ts');
  const database = await openDatabase(config.service, { signal });
  try {
    await work({ files, change, database, blobs: openBlobs(config.service) });
  } finally {
    await database.close();
  }
}

async function list({ args, output }: Context, opened: Opened, one: Bucket | undefined): Promise<void> {
  const { files, database } = opened;
  const buckets = one ? [one] : files.BUCKETS;
  const how = { folder: '', limit: MOST_LISTED, sort: 'name:asc' } as const;
  const found = (await Promise.all(buckets.map((each) => files.listBucket(database, each, how)))).flat();
  if (args.switches.has('json'))
    return output.out(`${JSON.stringify(found.map((row) => view(row, opened)))}\n`);
  if (found.length === 0) return output.out('There are no files yet.\n');
  for (const row of found) output.out(`${files.bucketAddress(row)}  ${row.media_type}, ${size(row.bytes)}\n`);
}

function say({ args, output }: Context, opened: Opened, row: BucketFile, done: string): void {
  if (args.switches.has('json')) output.out(`${JSON.stringify(view(row, opened))}\n`);
  else output.out(`${opened.files.bucketAddress(row)} ${done}: ${row.media_type}, ${size(row.bytes)}.\n`);
}

function view(row: BucketFile, { files }: Opened) {
  return {
    ...{ bucket: row.bucket, path: row.path, mediaType: row.media_type, bytes: row.bytes },
    ...{ updatedAt: row.updated_at.toISOString(), url: files.bucketAddress(row) },
  };
}
