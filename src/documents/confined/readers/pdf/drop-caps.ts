import type { Run } from '../../layout.ts';
import { usualSize } from './segments.ts';

/** A large initial set over several lines is put before the first word that stands beside its top. */
export function joinDropCaps(runs: readonly Run[]): Run[] {
  const body = usualSize(runs);
  const caps = runs.filter((run) => run.size > body * 1.8 && /^["“‘'(]?\p{Lu}$/u.test(run.text.trim()));
  if (caps.length === 0 || caps.length > 4) return [...runs];
  let rest = [...runs];
  for (const cap of caps) {
    const word = besideTop(cap, rest, body);
    if (!word) continue;
    const letter = cap.text.trim();
    const space =
      /^(?:A|I)$/.test(letter) && (/^\s/.test(word.text) || word.x0 - cap.x1 > body * 0.45) ? ' ' : '';
    const whole: Run = { ...word, text: letter + space + word.text.trimStart() };
    rest = rest.filter((run) => run !== cap).map((run) => (run === word ? whole : run));
  }
  return rest;
}

function besideTop(cap: Run, runs: readonly Run[], body: number): Run | undefined {
  const top = cap.y - cap.size * 0.75;
  const beside = runs.filter(
    (run) =>
      run !== cap &&
      run.text.trim() !== '' &&
      run.size < cap.size * 0.7 &&
      run.x0 >= cap.x1 - 2 &&
      run.x0 - cap.x1 < body * 2.5,
  );
  const level = beside.filter((run) => run.y > top && run.y < cap.y + 2);
  const linesBeside = new Set(level.map((run) => Math.round(run.y))).size;
  return linesBeside >= 2 ? level.sort((a, b) => a.y - b.y || a.x0 - b.x0)[0] : undefined;
}
