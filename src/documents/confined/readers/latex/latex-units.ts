import { tokens } from '../../../../kernel/patterns.ts';

/** Prefixes that siunitx writes before a unit as macros of their own: `\kilo\gram`. */
const PREFIXES = new Set(tokens`
  yocto zepto atto femto pico nano micro milli centi deci deca deka hecto kilo mega giga tera peta exa zetta yotta
  kibi mebi gibi
`);
/** Units that are the same for one and for many. */
const UNCHANGED = new Set(tokens`hertz siemens lux percent celsius`);
const NAMES: Readonly<Record<string, string>> = {
  celsius: 'degrees Celsius',
  degreeCelsius: 'degrees Celsius',
  degree: 'degree',
  ohm: 'ohm',
  percent: 'percent',
  angstrom: 'ångström',
  electronvolt: 'electronvolt',
  litre: 'litre',
  liter: 'litre',
};

/** `\SI{4186}{\joule\per\kelvin}`, with options or without. Groups within groups are left as they are. */
const QUANTITY =
  /\\(?:SI|qty)\s{0,3}(?:\[[^\]{}]{0,200}\])?\s{0,3}\{([^{}]{1,60})\}\s{0,3}\{([^{}]{1,200})\}/g;
const UNIT = /\\(?:si|unit)\s{0,3}(?:\[[^\]{}]{0,200}\])?\s{0,3}\{([^{}]{1,200})\}/g;
const NUMBER = /\\num\s{0,3}(?:\[[^\]{}]{0,200}\])?\s{0,3}\{([^{}]{1,60})\}/g;
const ANGLE = /\\ang\s{0,3}(?:\[[^\]{}]{0,200}\])?\s{0,3}\{([\d.,+-]{1,30})\}/g;

/**
 * The quantities of the siunitx package, which no parser knows, as words in the source: they stand in text and
 * in formulas alike. (siunitx manual, chapters "Numbers" and "Units".)
 */
export function readUnits(source: string): string {
  if (!/\\(?:SI|si|qty|unit|num|ang)\b/.test(source)) return source;
  return source
    .replace(QUANTITY, (_, number: string, unit: string) => `${figure(number)} ${asText(unit, number)}`)
    .replace(UNIT, (_, unit: string) => asText(unit))
    .replace(NUMBER, (_, number: string) => figure(number))
    .replace(ANGLE, (_, number: string) => `${number}°`);
}

/** "1.2e3" is written with a power of ten. */
function figure(number: string): string {
  const [, base, power] = /^(.{1,40}?)[eEdD]([+-]?\d{1,4})$/.exec(number.trim()) ?? [];
  return power === undefined ? number.trim() : `${base} \\text{ times 10 to the power of ${power}}`;
}

function asText(unit: string, number?: string): string {
  return `\\text{${unit.includes('\\') ? inWords(unit, number) : unit}}`;
}

/** "\joule\per\kelvin\per\kilo\gram" -> "joules per kelvin per kilogram". */
function inWords(unit: string, number: string | undefined): string {
  const said: string[] = [];
  let prefix = '';
  let isSquare = '';
  for (const [, name = ''] of unit.matchAll(/\\([A-Za-z]+)/g)) {
    if (PREFIXES.has(name)) prefix = name;
    else if (name === 'per') said.push('per');
    else if (name === 'squared' || name === 'cubed') said.push(name);
    else if (name === 'square' || name === 'cubic') isSquare = `${name} `;
    else {
      const one = `${isSquare}${prefix}${NAMES[name] ?? name}`;
      const isFirst =
        said.length === 0 && number?.trim() !== '1' && !UNCHANGED.has(name) && !one.includes(' C');
      said.push(isFirst ? `${one}s` : one);
      prefix = '';
      isSquare = '';
    }
  }
  return said.join(' ');
}
