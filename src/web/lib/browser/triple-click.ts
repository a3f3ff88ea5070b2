const CLICKS = 3;
/** Specification 9.7 */
const WINDOW_MS = 1000;

/** Pressed for what they do, and some of them several times a second. */
const CONTROLS = [
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
  'audio',
  'video',
  // A line of a transcript answers one click and two.
  '[role]',
  '[contenteditable]',
  '[popover]',
  '[data-turn]',
].join();
/** Roles of places rather than of controls. */
const PLACES = '[role=alert], [role=status], [role=region], [role=group], [role=list], [role=presentation]';

/**
 * Tells when somebody clicks three times within a second, on anything but a control.
 *
 * @returns ends it
 */
export function countClicks(
  page: EventTarget,
  onThree: () => void,
  now = () => performance.now(),
): () => void {
  let times: number[] = [];
  const listen = ({ target }: Event) => {
    if (target instanceof Element && isControl(target)) return;
    times = [...times, now()].slice(-CLICKS);
    const [first, last] = [times[0], times.at(-1)];
    if (times.length < CLICKS || first === undefined || last === undefined || last - first > WINDOW_MS)
      return;
    times = [];
    onThree();
  };
  page.addEventListener('click', listen, { capture: true });
  return () => page.removeEventListener('click', listen, { capture: true });
}

function isControl(target: Element): boolean {
  const found = target.closest(CONTROLS);
  return found !== null && !found.matches(PLACES);
}
