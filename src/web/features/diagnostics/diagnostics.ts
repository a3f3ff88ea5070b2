import { realtimeAllowed } from '../../../kernel/rules/realtime.ts';
import { isRealtimeDisabled, realtimeConditions } from '../../lib/live/realtime-conditions.ts';

/** What the page can say of the browser it runs in (specification 2.21). */
export interface Diagnosis {
  name: string;
  value: string;
}

export function diagnose(firstError: string | undefined): Diagnosis[] {
  const conditions = realtimeConditions();
  return [
    { name: 'Secure context', value: yes(conditions.isSecureContext) },
    { name: 'Protocol', value: conditions.protocol },
    { name: 'WebSocket', value: conditions.hasWebSocket ? 'present' : 'missing' },
    { name: 'Realtime disabled', value: disabled(conditions.safe) },
    { name: 'Live updates', value: realtimeAllowed(conditions) ? 'by WebSocket' : 'by asking again' },
    { name: 'localStorage', value: storageWorks() ? 'available' : 'not available' },
    { name: 'First error', value: firstError ?? 'none' },
  ];
}

function disabled(safe: boolean): string {
  if (isRealtimeDisabled()) return 'yes';
  return safe ? 'yes, for this load (?safe=1)' : 'no';
}

/** Whether something can be kept there and read again. */
function storageWorks(): boolean {
  const key = 'af_diagnostics';
  try {
    window.localStorage.setItem(key, key);
    const stored = window.localStorage.getItem(key) === key;
    window.localStorage.removeItem(key);
    return stored;
  } catch {
    return false;
  }
}

const yes = (value: boolean) => (value ? 'yes' : 'no');
