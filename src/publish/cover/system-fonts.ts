import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ANSWER_MS = 5000;

/**
 * Whether the machine has a font with every character of the text, by fontconfig's own list. Without
 * fontconfig, or without such a font, text would come out as empty boxes.
 */
export async function systemCanDraw(text: string): Promise<boolean> {
  const points = [...new Set([...text.normalize('NFC')])].filter((c) => !/[\s\p{Cf}]/u.test(c));
  const charset = points.map((c) => c.codePointAt(0)!.toString(16)).join(' ');
  try {
    const { stdout } = await run('fc-list', [`:charset=${charset}`, 'family'], { timeout: ANSWER_MS });
    return stdout.trim() !== '';
  } catch {
    return false;
  }
}
