import { type CommandSpec, HELP_OPTION, type OptionSpec } from './arguments/parse.ts';
import { COMMANDS } from './command-table.ts';

/** `afterword help`. */
export function overview(): string {
  const width = Math.max(...COMMANDS.map(({ spec }) => headOf(spec).length));
  return `${[
    'Afterword turns a document into a conversation worth listening to.',
    '',
    'Usage: afterword COMMAND [options]',
    '',
    ...COMMANDS.map(({ spec }) => `  ${headOf(spec).padEnd(width)}  ${spec.summary}`),
    `  ${'help [COMMAND]'.padEnd(width)}  Show a command's options.`,
    '',
    'Start with: afterword make notes.pdf -o show.mp3',
  ].join('\n')}\n`;
}

/** `afterword help COMMAND`. */
export function commandHelp(spec: CommandSpec): string {
  const options = [...spec.options, HELP_OPTION];
  const width = Math.max(...options.map((option) => nameOf(option).length));
  return `${[
    spec.summary,
    '',
    `Usage: afterword ${headOf(spec)} [options]`,
    '',
    ...options.map((option) => `  ${nameOf(option).padEnd(width)}  ${option.help}`),
    ...(spec.notes ? ['', ...spec.notes] : []),
  ].join('\n')}\n`;
}

function headOf(spec: CommandSpec): string {
  return spec.argument ? `${spec.name} ${spec.argument.name}` : spec.name;
}

function nameOf(option: OptionSpec): string {
  const short = option.short ? `-${option.short}, ` : '    ';
  return `${short}--${option.name}${option.value ? ` ${option.value}` : ''}`;
}
