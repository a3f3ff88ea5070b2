import type { Writable } from 'node:stream';

/** Where a command says things: results on `out`, progress and errors on `err`. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether progress may be drawn and redrawn. */
  live: boolean;
  /** Whether text may be coloured. */
  colour: boolean;
  columns: () => number;
}

/**
 * The process's own streams. A reader that goes away (`| head`) ends the output, not the work: what
 * is being made is still made.
 */
export function processOutput(colour: boolean): Output {
  return {
    out: writerTo(process.stdout),
    err: writerTo(process.stderr),
    live: process.stderr.isTTY === true,
    colour: colour && process.stderr.isTTY === true,
    columns: () => process.stderr.columns || 80,
  };
}

function writerTo(stream: Writable): (text: string) => void {
  let open = true;
  stream.on('error', () => {
    open = false;
  });
  return (text) => {
    if (open) stream.write(text);
  };
}
