import { pickReadableInk } from './readable-ink.ts';

/** The colour that a page asks for in its body: style attributes are refused by the policy of our pages. */
export function paintAccent(): void {
  const { color } = document.body.dataset;
  if (!color) return;
  const { style } = document.documentElement;
  style.setProperty('--accent', color);
  style.setProperty('--on-accent', pickReadableInk(color));
}
