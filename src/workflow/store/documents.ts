import { text } from 'node:stream/consumers';
import type { Document } from '../../kernel/artifacts.ts';
import type { Service } from '../service.ts';

/** A Document as it was kept. Throws `not_found` when its file is gone, `storage_failed`. */
export async function loadDocument({ blobs }: Pick<Service, 'blobs'>, key: string): Promise<Document> {
  return JSON.parse(await text(await blobs.read(key))) as Document;
}
