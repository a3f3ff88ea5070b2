/**
 * The score of the hero draws itself once, at a first visit (specification 1.7, 9.8): 3.5 seconds, never
 * for who wants less motion.
 */
const SEEN = 'af_wave_intro_seen';
const LASTS_MS = 3500;
const BAR_MS = 400;

function isWanted(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  try {
    const isNew = localStorage.getItem(SEEN) === null;
    localStorage.setItem(SEEN, 'true');
    return isNew;
  } catch {
    return false;
  }
}

const stave = document.querySelector<HTMLElement>('[data-stave]');
if (stave && isWanted()) {
  const bars = stave.querySelectorAll('rect');
  stave.dataset.intro = 'playing';
  for (const [i, bar] of bars.entries())
    bar.animate([{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }], {
      duration: BAR_MS,
      delay: ((LASTS_MS - BAR_MS) * i) / bars.length,
      fill: 'backwards',
      easing: 'cubic-bezier(.2,.8,.2,1)',
    });
  setTimeout(() => {
    stave.dataset.intro = 'done';
  }, LASTS_MS);
}
