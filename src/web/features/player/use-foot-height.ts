import { useEffect, useRef } from 'react';

/** What else floats at the foot of the page, such as toasts, stands above the player. */
export function useFootHeight() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--foot', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--foot');
    };
  }, []);
  return box;
}
