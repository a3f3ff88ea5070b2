import { expect } from 'vitest';
import type { Document } from '../../src/kernel/artifacts.ts';
import { documentFaults } from './document-faults.ts';

/** What holds of every Document, whatever it was read from. */
export function expectSound(value: unknown): Document {
  const document = value as Document;
  expect(document.id).toMatch(/^[0-9a-f]{64}$/);
  expect(documentFaults(document)).toEqual([]);
  return document;
}
