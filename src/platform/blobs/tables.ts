import type { ColumnType, Generated } from 'kysely';

/** Every file there is or is about to be (migrations/0001-service.ts). */
export interface BlobTables {
  blobs: {
    key: string;
    organization_id: string | null;
    /** PostgreSQL's bigint comes as text. Null until the file was written whole. */
    bytes: ColumnType<string | null, number | null | undefined, number | null>;
    sha256: string | null;
    media_type: string;
    created_at: Generated<Date>;
    /** Null until the row that refers to it has been committed. */
    owned_at: Date | null;
  };
}
