import { ALL_PACKS, findPack, PACKS } from '../../../../languages/packs.ts';
import {
  mainArgument,
  nodeContent,
  nodeName,
  optionalArgument,
  rawText,
  type TexNode,
} from './latex-tree.ts';

/** What LaTeX prints over an abstract. */
export function abstractHeading(language: string | null): string {
  return (findPack(language ?? 'en') ?? PACKS.en).reading.latex.abstract;
}

const options = new Map<string, string>(
  ALL_PACKS.flatMap(({ code, reading }) => reading.latex.options.map((option) => [option, code])),
);

/** Every macro of this name, wherever it stands. */
function all(nodes: readonly TexNode[], names: RegExp): TexNode[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'macro' && names.test(nodeName(node)) ? [node] : []),
    ...(node.type === 'macro' ? [] : all(nodeContent(node), names)),
  ]);
}

export function preambleMacro(root: readonly TexNode[], name: string): TexNode | undefined {
  return all(root, new RegExp(`^${name}$`))[0];
}

export function preambleLanguage(root: readonly TexNode[]): string | null {
  const given = all(root, /^(?:usepackage|documentclass|setdefaultlanguage|setmainlanguage)$/).flatMap(
    (node) => {
      const main = rawText(mainArgument(node)).trim();
      if (nodeName(node).startsWith('set')) return [main];
      return nodeName(node) === 'documentclass' || /^(?:babel|polyglossia)$/.test(main)
        ? rawText(optionalArgument(node) ?? [])
            .split(',')
            .map((option) => option.replace(/^main=/, '').trim())
        : [];
    },
  );
  // babel's main language is the last one it is given.
  return given.flatMap((option) => options.get(option) ?? []).at(-1) ?? null;
}

/** The source's own macros that take no arguments, with what they stand for. */
export function collectMacros(root: readonly TexNode[]): Map<string, TexNode[]> {
  const macros = new Map<string, TexNode[]>();
  for (const node of all(root, /^(?:re|provide)?newcommand$|^renewcommand$|^providecommand$/)) {
    const braced = (node.args ?? []).filter(({ openMark }) => openMark === '{');
    const [name, body] = [braced[0]?.content[0], braced.at(-1)?.content];
    const takesArguments = (node.args ?? []).some(
      ({ openMark, content }) => openMark === '[' && content.length > 0,
    );
    if (name?.type === 'macro' && body && braced.length > 1 && !takesArguments)
      macros.set(nodeName(name), body);
  }
  return macros;
}

export function includedFiles(root: readonly TexNode[]): string[] {
  const files = all(root, /^(?:input|include|subfile)$/).map((node) => rawText(mainArgument(node)).trim());
  return [...new Set(files.filter((file) => file !== ''))];
}
