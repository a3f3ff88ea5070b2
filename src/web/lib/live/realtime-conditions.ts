import { type RealtimeConditions, realtimeAllowed } from '../../../kernel/rules/realtime.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const DISABLED_KEY = 'af_disable_realtime';
const RECOVERED_KEY = 'af_rt_recovered';

/** Of this load: pages that are gone to afterwards do not carry it in their address. */
const safe = new URLSearchParams(globalThis.location?.search).get('safe') === '1';

export function isRealtimeDisabled(): boolean {
  const flag = readStored<unknown>('local', DISABLED_KEY);
  return flag !== undefined && flag !== false && flag !== 0;
}

/** Counts from the next load. */
export function disableRealtime(disabled = true): void {
  writeStored('local', DISABLED_KEY, disabled ? true : undefined);
}

export function realtimeConditions(): RealtimeConditions {
  return {
    isSecureContext: window.isSecureContext,
    protocol: window.location.protocol,
    hasWebSocket: 'WebSocket' in window,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    disabled: isRealtimeDisabled(),
    safe,
  };
}

export function mayUseRealtime(): boolean {
  return realtimeAllowed(realtimeConditions());
}

/**
 * The browser forbids the socket: this browser does without from now on. The page is loaded anew, once
 * a session (specification 4.8).
 */
export function recoverFromSecurityError(reload = () => window.location.reload()): void {
  disableRealtime();
  if (readStored('session', RECOVERED_KEY) !== undefined) return;
  writeStored('session', RECOVERED_KEY, true);
  // Where nothing can be kept, the guard would not hold: polling goes on without a reload.
  if (readStored('session', RECOVERED_KEY) !== undefined) reload();
}
