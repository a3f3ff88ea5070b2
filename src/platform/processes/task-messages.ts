/** What a process is asked: a task of its table, or to leave the one it has. */
export type ToProcess = { task: string; ask: unknown } | { cancel: true };

export type FromProcess =
  | { progress: [done: number, total: number] }
  | { give: unknown }
  | { fault: { code?: string; message: string; details?: Record<string, unknown> } };
