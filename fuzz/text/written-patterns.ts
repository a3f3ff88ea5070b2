import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Pattern } from './record-patterns.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The TypeScript files under these folders of src/, as paths from the repository's root. */
export function modulesUnder(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => path.join('src', folder, file))
      .sort(),
  );
}

/** Every regular expression that is written as a literal in a module. Throws where it cannot be parsed. */
export function writtenPatterns(file: string): Pattern[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const patterns: Pattern[] = [];
  collect(program, (pattern, flags, start) => {
    const line = source.slice(0, start).split('\n').length;
    patterns.push({ where: `${file}:${line}`, expression: new RegExp(pattern, flags) });
  });
  return patterns;
}

function collect(node: unknown, found: (pattern: string, flags: string, start: number) => void): void {
  if (Array.isArray(node)) for (const child of node) collect(child, found);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  const { regex, start } = node as { regex?: { pattern: string; flags: string }; start: number };
  if (regex) found(regex.pattern, regex.flags, start);
  else for (const child of Object.values(node)) collect(child, found);
}
