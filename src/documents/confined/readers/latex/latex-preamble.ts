import { contentOf, mainArgument, nameOf, optionalArgument, rawText, type TexNode } from './latex-tree.ts';

/** What LaTeX prints over an abstract. */
export const ABSTRACT: Record<string, string> = {
  en: 'Abstract',
  de: 'Zusammenfassung',
  fr: 'Résumé',
  es: 'Resumen',
  it: 'Sommario',
  pt: 'Resumo',
  nl: 'Samenvatting',
};

const LANGUAGES: [RegExp, string][] = [
  [/^n?german$|^naustrian$|^austrian$|^nswissgerman$/, 'de'],
  [/^french$|^francais$|^frenchb$/, 'fr'],
  [/^spanish$/, 'es'],
  [/^italian$/, 'it'],
  [/^portuguese$|^brazil(?:ian)?$|^portuges$/, 'pt'],
  [/^dutch$/, 'nl'],
  [/^(?:british|american|english|UKenglish|USenglish|australian|canadian)$/, 'en'],
];

/** Every macro of this name, wherever it stands. */
function all(nodes: readonly TexNode[], names: RegExp): TexNode[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'macro' && names.test(nameOf(node)) ? [node] : []),
    ...(node.type === 'macro' ? [] : all(contentOf(node), names)),
  ]);
}

export function preambleMacro(root: readonly TexNode[], name: string): TexNode | undefined {
  return all(root, new RegExp(`^${name}$`))[0];
}

export function languageOf(root: readonly TexNode[]): string | null {
  const options = all(root, /^(?:usepackage|documentclass|setdefaultlanguage|setmainlanguage)$/).flatMap(
    (node) => {
      const main = rawText(mainArgument(node)).trim();
      if (nameOf(node).startsWith('set')) return [main];
      return nameOf(node) === 'documentclass' || /^(?:babel|polyglossia)$/.test(main)
        ? rawText(optionalArgument(node) ?? [])
            .split(',')
            .map((option) => option.replace(/^main=/, '').trim())
        : [];
    },
  );
  // babel's main language is the last one it is given.
  const known = options.flatMap((option) => LANGUAGES.find(([pattern]) => pattern.test(option))?.[1] ?? []);
  return known.at(-1) ?? null;
}

/** The source's own macros that take no arguments, with what they stand for. */
export function macrosOf(root: readonly TexNode[]): Map<string, TexNode[]> {
  const macros = new Map<string, TexNode[]>();
  for (const node of all(root, /^(?:re|provide)?newcommand$|^renewcommand$|^providecommand$/)) {
    const braced = (node.args ?? []).filter(({ openMark }) => openMark === '{');
    const [name, body] = [braced[0]?.content[0], braced.at(-1)?.content];
    const takesArguments = (node.args ?? []).some(
      ({ openMark, content }) => openMark === '[' && content.length > 0,
    );
    if (name?.type === 'macro' && body && braced.length > 1 && !takesArguments)
      macros.set(nameOf(name), body);
  }
  return macros;
}

export function includedFiles(root: readonly TexNode[]): string[] {
  const files = all(root, /^(?:input|include|subfile)$/).map((node) => rawText(mainArgument(node)).trim());
  return [...new Set(files.filter((file) => file !== ''))];
}
