export interface RealtimeConditions {
  isSecureContext: boolean;
  /** With its colon, such as "https:". */
  protocol: string;
  hasWebSocket: boolean;
  userAgent: string;
  /** Of the screen: how many fingers it tells apart. */
  maxTouchPoints: number;
  /** This browser was told to do without (af_disable_realtime). */
  disabled: boolean;
  /** The page was loaded with ?safe=1. */
  safe: boolean;
}

/** Whether live updates are used (specification 4.8, 2.21); otherwise the page polls. */
export function realtimeAllowed(conditions: RealtimeConditions): boolean {
  const { isSecureContext, protocol, hasWebSocket, disabled, safe } = conditions;
  return (
    isSecureContext &&
    protocol === 'https:' &&
    hasWebSocket &&
    !isMobileSafari(conditions.userAgent, conditions.maxTouchPoints) &&
    !disabled &&
    !safe
  );
}

/** An iPad asks for desktop pages as a Mac; no Mac has a touch screen. */
export function isMobileSafari(userAgent: string, maxTouchPoints: number): boolean {
  const isMobile =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isMobile && /\bVersion\/[\d.]+ .*Safari\//.test(userAgent);
}
