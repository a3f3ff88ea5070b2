import path from 'node:path';
import { bucketAddress } from '../../platform/buckets/bucket-address.ts';
import type { BucketFile } from '../../platform/buckets/bucket-files.ts';
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
  database: import('../../platform/db/database.ts').Database;
  blobs: import('../../platform/blobs/blob-store.ts').BlobStore;
}

async function run(context: Context): Promise<void> {
  const [action, bucket, at, file, ...more] = context.args.all;
  if (more.length > 0) throw usage(`\`afterword storage ${action}\` takes one file, but got more.`);
  switch (action) {
    case 'list':
      if (at !== undefined) throw usage('Usage: afterword storage list [BUCKET].');
      return list(context, bucket);
    case 'add':
      if (!bucket || !at || !file) throw usage('Usage: afterword storage add BUCKET PATH FILE.');
      return add(context, bucket, at, file);
    case 'remove':
      if (!bucket || !at || file) throw usage('Usage: afterword storage remove BUCKET PATH.');
      return remove(context, bucket, at);
    default:
      throw usage(`\`afterword storage\` can list, add and remove, not "${action}".`);
  }
}

async function list(context: Context, bucket: string | undefined): Promise<void> {
  const { BUCKETS, listBucket } = await import('../../platform/buckets/bucket-files.ts');
  const { checkBucket } = await import('../../platform/buckets/change-bucket.ts');
  const buckets = bucket === undefined ? BUCKETS : [checkBucket(bucket)];
  const how = { folder: '', limit: MOST_LISTED, sort: 'name:asc' } as const;
  const { args, output } = context;
  await withStorage(context, async ({ database }) => {
    const found = (await Promise.all(buckets.map((each) => listBucket(database, each, how)))).flat();
    if (args.switches.has('json')) output.out(`${JSON.stringify(found.map(view))}\n`);
    else if (found.length === 0) output.out('There are no files yet.\n');
    else
      for (const row of found) output.out(`${bucketAddress(row)}  ${row.media_type}, ${size(row.bytes)}\n`);
  });
}

async function add(context: Context, bucket: string, at: string, file: string): Promise<void> {
  const { addToBucket, checkBucket, checkBucketPath } = await import(
    '../../platform/buckets/change-bucket.ts'
  );
  const where = checkBucket(bucket);
  const target = checkBucketPath(at.endsWith('/') ? at + path.basename(file) : at);
  await withStorage(context, async (opened) => {
    say(context, await addToBucket(opened, where, target, path.resolve(file)), 'is added');
  });
}

async function remove(context: Context, bucket: string, at: string): Promise<void> {
  const { findInBucket } = await import('../../platform/buckets/bucket-files.ts');
  const { checkBucket, removeFromBucket } = await import('../../platform/buckets/change-bucket.ts');
  const where = checkBucket(bucket);
  await withStorage(context, async (opened) => {
    const found = await findInBucket(opened.database, where, at);
    await removeFromBucket(opened, where, at);
    say(context, found, 'is removed');
  });
}

async function withStorage(
  { config, signal }: Context,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  requireServiceData(config);
  const { openDatabase } = await import('../../platform/db/open-database.ts');
  const { openBlobs } = await import('../../platform/blobs/open-blobs.ts');
  const database = await openDatabase(config.service, { signal });
  try {
    await work({ database, blobs: openBlobs(config.service) });
  } finally {
    await database.close();
  }
}

function say({ args, output }: Context, row: BucketFile, done: string): void {
  if (args.switches.has('json')) output.out(`${JSON.stringify(view(row))}\n`);
  else output.out(`${bucketAddress(row)} ${done}: ${row.media_type}, ${size(row.bytes)}.\n`);
}

function view(row: BucketFile) {
  return {
    bucket: row.bucket,
    path: row.path,
    mediaType: row.media_type,
    bytes: row.bytes,
    updatedAt: row.updated_at.toISOString(),
    url: bucketAddress(row),
  };
}
