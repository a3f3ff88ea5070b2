import { useEffect, useSyncExternalStore } from 'react';
import { type DemoSession, onDemo, readDemo } from './demo.ts';

/** The demo under way in this browser; it ends by itself when its time is over. */
export function useDemo(): DemoSession | undefined {
  const demo = useSyncExternalStore(onDemo, readDemo);
  const expiresAt = demo?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(readDemo, expiresAt - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return demo;
}
