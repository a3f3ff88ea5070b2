/** What a thread is asked: a task of its table, or to leave the one it has. */
export type ToThread = { task: string; ask: unknown } | { cancel: true };

export type FromThread =
  | { progress: [done: number, total: number] }
  | { give: unknown }
  | { fault: { code?: string; message: string; details?: Record<string, unknown> } };
