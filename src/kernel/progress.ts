/** The stages of an episode, in the order of the data (src/workflow/pipeline/stages.ts). */
export type StageId = 'read' | 'write' | 'speak' | 'mix' | 'master' | 'publish';

/** What is said while an episode is made. Plain JSON: it travels to terminals, pipes and browsers. */
export interface StageEvent {
  stage: StageId;
  state: 'started' | 'running' | 'done';
  /** Of this stage, 0 to 1. */
  fraction: number;
  /** Of the whole run, 0 to 1; never goes back. */
  overall: number;
  /** Worked out from the rates measured in this run; absent while they are unknown. */
  etaSeconds?: number;
  /** What this stage found or made, in a few words for a person. */
  message?: string;
}

export type OnStage = (event: StageEvent) => void;
