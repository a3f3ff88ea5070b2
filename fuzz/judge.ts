import type { Document } from '../src/kernel/artifacts.ts';
import { AppError } from '../src/kernel/errors.ts';
import { documentFaults } from '../tests/documents/document-faults.ts';
import type { ChildAnswer } from './reading-process.ts';

/** The errors that docs/errors.md has for a document that cannot be read. */
const DOCUMENTED = new Set([
  'document_damaged',
  'document_empty',
  'document_unsupported',
  'document_encrypted',
  'document_too_large',
  'document_timeout',
  'ocr_language_missing',
]);

export interface Verdict {
  /** "document" or an error's code. */
  outcome: string;
  /** What must not be; null where all is well. */
  finding: string | null;
  /** A library's own exception behind a `document_damaged`. */
  unexpected?: string | undefined;
}

export function judgeAnswer(answer: ChildAnswer): Verdict {
  if ('death' in answer) return { outcome: 'death', finding: answer.death };
  if ('recognise' in answer) return { outcome: 'pictures', finding: null };
  if ('document' in answer) return judgeDocument(answer.document);
  return { ...judgeError(answer.error), unexpected: answer.unexpected };
}

/** What `readDocument` gave or threw. */
export function judgeOutcome(outcome: unknown): Verdict {
  if (outcome instanceof AppError) return judgeError(outcome);
  if (outcome instanceof Error) return { outcome: 'exception', finding: outcome.stack ?? outcome.message };
  return judgeDocument(outcome as Document);
}

function judgeDocument(document: Document): Verdict {
  const faults = documentFaults(document);
  return { outcome: 'document', finding: faults.length > 0 ? faults.slice(0, 5).join('; ') : null };
}

function judgeError({ code, message }: { code: string; message: string }): Verdict {
  if (!DOCUMENTED.has(code)) return { outcome: code, finding: `${code}: ${message}` };
  const isSentence = /^\S.+\.$/su.test(message);
  return { outcome: code, finding: isSentence ? null : `no sentence: ${message}` };
}
