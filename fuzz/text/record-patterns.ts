import path from 'node:path';

/*
 * Imported before the modules whose rules are looked at: every expression that they build at run
 * time is recorded, with the file that builds it. Expressions written as literals never come here;
 * `written-patterns.ts` reads those from the sources.
 */
export interface Pattern {
  /** The source file, from the repository's root, with the line of a literal. */
  where: string;
  expression: RegExp;
}

const built = new Map<string, Pattern>();
const MODULE = /[/\\](src[/\\][^\s:)]+\.ts)/;
/** Builds expressions for other modules. */
const HELPER = path.join('src', 'kernel', 'patterns.ts');

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, asked) {
    const made: RegExp = Reflect.construct(target, given, asked === globalThis.RegExp ? target : asked);
    const modules = new Error().stack?.split('\n').map((frame) => MODULE.exec(frame)?.[1]) ?? [];
    const where = modules.slice(2).find((module) => module !== HELPER);
    if (where) built.set(String(made), { where, expression: made });
    return made;
  },
});

/** Every expression built so far by a module under src/. */
export const builtPatterns = (): Pattern[] => [...built.values()];
