import type { z } from 'zod';
import type { auditCategory, auditResult, auditSeverity } from '../../../kernel/contracts/api/audit.ts';
import { AUDIT } from '../../../kernel/rules/audit.ts';

/** Something worth remembering that was done on this page (specification 3.10). */
export interface AuditEntry {
  /** Such as "view.switch". */
  action: string;
  /** What it was done to: an address, an id. */
  resource: string;
  userId: string | null;
  result: z.infer<typeof auditResult>;
  severity: z.infer<typeof auditSeverity>;
  category: z.infer<typeof auditCategory>;
  details: Record<string, unknown>;
}

export interface AuditQueue {
  add(entry: AuditEntry): void;
  /** Writes down what waits. */
  flush(): void;
}

/**
 * Gathers entries: they are written down every 5 s, when there are 10, or at once where one is of high
 * or critical severity (specification 9.2).
 */
export function createAuditQueue(write: (entries: AuditEntry[]) => void): AuditQueue {
  let waiting: AuditEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const entries = waiting;
    waiting = [];
    write(entries);
  }

  return {
    add(entry) {
      waiting.push(entry);
      const isUrgent = AUDIT.urgent.some((severity) => severity === entry.severity);
      if (isUrgent || waiting.length >= AUDIT.flushEntries) flush();
      else timer ??= setTimeout(flush, AUDIT.flushMs);
    },
    flush,
  };
}

/** To the console alone; the server keeps a log of its own (specification 7.20). */
function toConsole(entries: AuditEntry[]): void {
  for (const entry of entries) console.info(`audit ${JSON.stringify(entry)}`);
}

const queue = createAuditQueue(toConsole);
globalThis.addEventListener?.('pagehide', () => queue.flush());

/** Writes an entry into the page's audit queue. Nothing secret belongs into it. */
export function audit(entry: AuditEntry): void {
  queue.add(entry);
}
