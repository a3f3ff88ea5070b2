import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');
const LONGEST = 200;
const TAGS = /^(?:words|tokens|phrases|source|pattern\()/;

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/**
 * Places of expressions that are longer than they can be read: literals, what `new RegExp` is given in one
 * piece, and lines of what the helpers of `kernel/patterns.ts` are given. Their words belong into lists.
 */
function longPatternsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const check = ({ start, end }: Node) => {
    const longest = Math.max(
      ...source
        .slice(start, end)
        .split('\n')
        .map((line) => line.trim().length),
    );
    if (longest > LONGEST) found.push(`${file}:${source.slice(0, start).split('\n').length}`);
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const each = node as Node;
    if (each.regex) check(each);
    if (each.type === 'NewExpression' && (each.callee as Node).name === 'RegExp')
      for (const given of each.arguments as Node[]) check(given);
    if (each.type === 'TaggedTemplateExpression' && TAGS.test(source.slice(each.start, each.end)))
      check(each.quasi as Node);
    for (const child of Object.values(each)) visit(child);
  };
  visit(program);
  return found;
}

it('writes no expression over 200 characters', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .sort();
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => longPatternsIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

const LONG = 'ab|'.repeat(70);

it.each([
  ['a literal', `const a = /${LONG}/u;`, 1],
  ['a string', `const a = new RegExp('${LONG}', 'u');`, 1],
  ['a template', `const a = new RegExp(String.raw\`${LONG}\${b}\`);`, 1],
  ['a line of a pattern', `const a = pattern('u')\`^\n  ${LONG}\n\`;`, 1],
  ['short ones', `const a = [/ab/, pattern('u')\`^\${AB}$\`, words\`\n${'  ab, cd,\n'.repeat(90)}\`];`, 0],
  ['a long sentence', `const a = '${LONG}';`, 0],
])('finds the long ones in %s', (_what, source, count) => {
  expect(longPatternsIn('a.ts', source)).toHaveLength(count);
});
