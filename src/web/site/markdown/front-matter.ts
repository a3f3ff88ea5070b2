import { parse } from 'yaml';
import { z } from 'zod';

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const SCHEMA = z.strictObject({
  title: z.string().min(3).max(90),
  description: z.string().min(40).max(200),
  date: z.iso.date().optional(),
  section: z.string().min(3).optional(),
  order: z.int().optional(),
});

/**
 * What stands before a text, and the text. Throws with the name of the file where something in it is
 * missing, is too long, or is not known.
 */
export function readFrontMatter(source: string, file: string): z.infer<typeof SCHEMA> & { text: string } {
  const found = FRONT.exec(source);
  if (!found) throw new Error(`${file} has no front matter.`);
  // The core schema of YAML makes a text of a day, not an instant.
  const checked = SCHEMA.safeParse(parse(found[1]!, { schema: 'core' }));
  if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
  return { ...checked.data, text: source.slice(found[0].length) };
}
