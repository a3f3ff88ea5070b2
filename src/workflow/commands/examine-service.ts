import { openBlobs } from '../../platform/blobs/open-blobs.ts';
import type { Config } from '../../platform/config/config.ts';
import { describeDatabase } from '../../platform/db/describe-database.ts';
import type { Finding } from './finding.ts';

/** What the service would stand on with this configuration; secrets are left out. Nothing here throws. */
export async function examineService(config: Config): Promise<Finding[]> {
  return [
    address(config),
    { subject: 'Database', ...(await describeDatabase(config.service)) },
    await files(config),
  ];
}

function address({ service }: Config): Finding {
  const { host, port, publicUrl, trustedProxies, metricsToken, maxUploadBytes, renders } = service;
  const parts = [
    `http://${host}:${port}${publicUrl ? `, for browsers ${publicUrl}` : ''}`,
    `data in ${service.dataDir}`,
    `uploads up to ${Math.round(maxUploadBytes / 1e6)} MB`,
    `${renders} at a time, ${service.rendersPerOrganization} for one organization`,
    ...(trustedProxies.length > 0 ? [`behind ${trustedProxies.join(', ')}`] : []),
    ...(metricsToken ? ['a token guards /metrics'] : []),
  ];
  const found = parts.join('; ');
  const open = host !== '127.0.0.1' && host !== 'localhost' && host !== '::1';
  if (!open || publicUrl?.startsWith('https:')) return { subject: 'Service', state: 'ok', found };
  return {
    subject: 'Service',
    state: 'note',
    found,
    remedy:
      'It can be reached from other machines: put it behind https and set AFTERWORD_URL to that address.',
  };
}

async function files({ service }: Config): Promise<Finding> {
  const subject = 'Files';
  const { s3, dataDir } = service;
  const where = s3
    ? `bucket ${s3.bucket} at ${s3.endpoint ?? `Amazon S3 ${s3.region}`}, key ${s3.accessKeyId.slice(0, 4)}...`
    : `${dataDir}/blobs`;
  try {
    await openBlobs(service).check();
    return { subject, state: 'ok', found: where };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const remedy = s3
      ? 'Check the AFTERWORD_S3_ variables.'
      : 'Set AFTERWORD_DATA to a folder that may be written.';
    return { subject, state: 'fault', found: `${where}: ${why}`, remedy };
  }
}
