import type { Generated } from 'kysely';

/** Every file there is or is about to be (migrations/0001-service.ts). */
export interface BlobTables {
  blobs: {
    key: string;
    organization_id: string | null;
    /** Null, like the hash, until the file is owned. */
    bytes: number | null;
    sha256: string | null;
    media_type: string;
    created_at: Generated<Date>;
    /** Null until the row that refers to it has been committed. */
    owned_at: Date | null;
    /** When its bytes were found not to be those that were written. */
    damaged_at: Generated<Date | null>;
  };
}
