import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');

type Node = { type: string; start: number; argument?: Node; expression?: Node } & Record<string, unknown>;

const LITERALS = new Set(['ObjectExpression', 'ArrayExpression']);
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

/**
 * Places where a literal is spread into one of its own kind, such as `{ ...{ a, b }, c }`: it packs
 * several properties into a line and hides their names from diff and grep.
 */
function packsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (node: unknown, inside: string) => {
    if (Array.isArray(node)) for (const child of node) visit(child, inside);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const { type, argument, start } = node as Node;
    if (type === 'SpreadElement' || type === 'JSXSpreadAttribute') {
      const spread = unwrapped(argument);
      if (spread === (type === 'JSXSpreadAttribute' ? 'ObjectExpression' : inside) && LITERALS.has(spread))
        found.push(`${file}:${source.slice(0, start).split('\n').length}`);
    }
    for (const child of Object.values(node)) visit(child, type ?? inside);
  };
  visit(program, '');
  return found;
}

function unwrapped(node: Node | undefined): string | undefined {
  return node && WRAPPERS.has(node.type) ? unwrapped(node.expression) : node?.type;
}

it('spreads no literal into a literal', () => {
  const files = ['src', 'tests', 'bench', 'fuzz', 'migrations'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => packsIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it.each([
  ['an object', 'const a = { ...{ b, c }, d };', 1],
  ['a constant list', "const a = [...(['b', 'c'] as const), 'd'];", 1],
  ['attributes', 'const a = <B {...{ c, d }} />;', 1],
  ['something conditional', 'const a = { ...(b ? { b } : {}), ...c, d: [...e, ...f.map(g)] };', 0],
])('finds the packs in %s', (_what, source, count) => {
  expect(packsIn('a.tsx', source)).toHaveLength(count);
});
