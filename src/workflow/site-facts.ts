import { listOffers } from '../billing/plan-rows.ts';
import { compact } from '../kernel/compact.ts';
import type { SiteFacts } from '../kernel/contracts/site.ts';
import { bucketAddress } from '../platform/buckets/bucket-address.ts';
import { listBucket } from '../platform/buckets/bucket-files.ts';
import { listVoices } from '../speech/voices/voices.ts';
import type { Service } from './service.ts';

/** Where an operator puts their own sample and video (specification 2.16, 3.9). */
const FOLDER = 'homepage-demo';

/**
 * What the public pages say of this installation: nothing of a person, nothing that needs a session.
 *
 * @param origin the public address, without a slash at the end
 */
export async function readSiteFacts(
  { config, database }: Pick<Service, 'config' | 'database'>,
  origin: string,
): Promise<SiteFacts> {
  const voices = listVoices({}, config);
  const newest = async (bucket: 'public-audio' | 'public-videos') => {
    const [row] = await listBucket(database, bucket, { folder: FOLDER, limit: 1, sort: 'updated_at:desc' });
    return row && bucketAddress(row);
  };
  const [sampleAudio, demoVideo] = await Promise.all([newest('public-audio'), newest('public-videos')]);
  return compact({
    origin,
    today: new Date().toISOString().slice(0, 10),
    voices: voices.length,
    languages: new Set(voices.map(({ language }) => language.split('-')[0])).size,
    googleSignIn: config.people.google !== undefined,
    billing: config.billing.mode,
    offers: await listOffers(database.db),
    sampleAudio,
    demoVideo,
  });
}
