import type { MasterJob, MasterRecord } from '../master/master-reel.ts';
import type { ReelPlan, ReelRecord } from '../reels/reel.ts';

/** What a worker thread can be asked, and what it gives back. */
export interface Jobs {
  render: { ask: { plan: ReelPlan; pcmPath: string }; give: ReelRecord };
  master: { ask: MasterJob; give: MasterRecord };
}

export type JobKind = keyof Jobs;

export interface JobMessage<K extends JobKind = JobKind> {
  id: number;
  kind: K;
  ask: Jobs[K]['ask'];
}

export type JobAnswer =
  | { id: number; give: Jobs[JobKind]['give'] }
  | { id: number; error: { code?: string; message: string; details?: Record<string, unknown> } };
