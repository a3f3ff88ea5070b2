/** Pixels between what floats and its button, and between it and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Puts something fixed below a button, or above it where there is more room, within the window. */
export function placeBeside(floating: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const { width, height } = floating.getBoundingClientRect();
  const below = button.bottom + GAP;
  const above = button.top - GAP - height;
  const top = below + height > window.innerHeight - EDGE && above >= EDGE ? above : below;
  const left = align === 'end' ? button.right - width : button.left;
  const most = window.innerWidth - EDGE - width;
  floating.style.top = `${top}px`;
  floating.style.left = `${Math.max(EDGE, Math.min(left, most))}px`;
}
