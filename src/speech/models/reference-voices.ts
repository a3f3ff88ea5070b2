import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A recording of a person, brought to a cloning model, and what is said in it. */
export interface ReferenceVoice {
  name: string;
  wav: string;
  text: string;
}

/** The folder within a cloning model where recordings lie: `name.wav` beside `name.txt`. */
export const REFERENCES = 'voices';

/** The recordings of a cloning model; those without a text beside them are left out. */
export function referenceVoices(dir: string): ReferenceVoice[] {
  const folder = path.join(dir, REFERENCES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.wav'))
    .sort()
    .flatMap((file) => {
      const name = file.slice(0, -'.wav'.length);
      const beside = path.join(folder, `${name}.txt`);
      const text = existsSync(beside) ? readFileSync(beside, 'utf8').trim() : '';
      return text && /^[\w.-]{1,60}$/.test(name) ? [{ name, wav: path.join(folder, file), text }] : [];
    });
}
