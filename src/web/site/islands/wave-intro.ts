import { readStored, writeStored } from '../../lib/browser/storage.ts';

/**
 * Sound-wave bars that play once, at a first visit, in the place of the score (specification 1.7, 9.8):
 * 48 of them for 3.5 seconds, never for who wants less motion.
 */
const SEEN = 'af_wave_intro_seen';
const LASTS_MS = 3500;
const BARS = 48;
const BAR_MS = 900;
const HALF = 100;
const SVG = 'http://www.w3.org/2000/svg';

function isWanted(): boolean {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !still && readStored('local', SEEN) === undefined;
}

const stave = document.querySelector<HTMLElement>('[data-stave]');
if (stave && isWanted()) {
  writeStored('local', SEEN, true);
  const wave = drawWave();
  stave.classList.add('has-intro');
  stave.append(wave);
  setTimeout(() => {
    wave.remove();
    stave.classList.remove('has-intro');
  }, LASTS_MS);
}

/** Turns of two voices, the first above the line; each bar rises and falls back, one after another. */
function drawWave(): SVGSVGElement {
  const wave = document.createElementNS(SVG, 'svg');
  wave.setAttribute('viewBox', `0 0 ${BARS * 10} ${HALF * 2}`);
  wave.setAttribute('preserveAspectRatio', 'none');
  wave.setAttribute('aria-hidden', 'true');
  wave.dataset.waveIntro = '';
  for (let i = 0; i < BARS; i += 1) {
    const isUpper = Math.floor(i / 6) % 2 === 0;
    const height = 20 + 70 * Math.abs(Math.sin(i * 1.7));
    const bar = document.createElementNS(SVG, 'rect');
    bar.setAttribute('class', isUpper ? 'up' : 'down');
    bar.setAttribute('x', String(i * 10 + 4));
    bar.setAttribute('y', String(isUpper ? HALF - 3 - height : HALF + 3));
    bar.setAttribute('width', '2');
    bar.setAttribute('height', String(height));
    bar.setAttribute('rx', '1');
    bar.animate([{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }, { transform: 'scaleY(0)' }], {
      duration: BAR_MS,
      delay: ((LASTS_MS - BAR_MS) * i) / BARS,
      fill: 'both',
      easing: 'cubic-bezier(.3,0,.2,1)',
    });
    wave.append(bar);
  }
  return wave;
}
