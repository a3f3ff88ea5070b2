import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

/** Asks for more when it comes into sight; a button for who goes by keyboard, and where that failed. */
export function More({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const element = button.current;
    if (!element || loading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <Button ref={button} className="mt-5" disabled={loading} onClick={onMore}>
      {loading ? 'Loading more' : 'Show more'}
    </Button>
  );
}
