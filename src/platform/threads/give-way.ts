import os from 'node:os';

/**
 * Lowers the priority of the calling worker thread: where cores are few, whoever waits for an answer of
 * the server goes first. Linux alone knows priorities of threads; elsewhere the process would be meant.
 */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
