/** Begins again what was paused. */
type Resume = () => void;

let running: (() => Resume) | undefined;

/**
 * What `startLive` runs can be paused through this module, which every page has, while the stream itself
 * comes with the shell. undefined: nothing runs any more.
 */
export function setRunningLive(pause: (() => Resume) | undefined): void {
  running = pause;
}

/**
 * Ends the live stream before a session ends, whose socket would come back and be refused.
 *
 * @returns begins it again, where the session did not end
 */
export function pauseLive(): Resume {
  return running?.() ?? (() => {});
}
