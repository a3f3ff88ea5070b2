import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What the head of an ONNX file says; its weights are passed over, so a file of any size is read at once. */
export interface OnnxHeader {
  inputs: string[];
  outputs: string[];
  nodes: number;
  metadata: ReadonlyMap<string, string>;
}

/** Field numbers of onnx.proto (ModelProto, GraphProto, ValueInfoProto, StringStringEntryProto). */
const MODEL = { irVersion: 1, graph: 7, metadata: 14 };
const GRAPH = { node: 1, input: 11, output: 12 };
const NAME = 1;
const ENTRY = { key: 1, value: 2 };

const WINDOW = 64 * 1024;
/** Names and metadata are short; anything longer is no name. */
const LONGEST_TEXT = 1_000_000;

/**
 * Reads an ONNX file's graph inputs, outputs and metadata without loading it.
 *
 * @throws Error saying what is wrong: not ONNX, cut short, no graph
 */
export function readOnnxHeader(path: string): OnnxHeader {
  const scanner = new ProtobufScanner(path);
  try {
    return readModel(scanner);
  } finally {
    scanner.close();
  }
}

function readModel(scanner: ProtobufScanner): OnnxHeader {
  const metadata = new Map<string, string>();
  let graph: Omit<OnnxHeader, 'metadata'> | undefined;
  let hasVersion = false;
  for (const field of scanner.fields(scanner.size)) {
    if (field.number === MODEL.irVersion) hasVersion = true;
    if (field.number === MODEL.graph && field.end !== undefined) graph = readGraph(scanner, field.end);
    if (field.number === MODEL.metadata && field.end !== undefined) {
      const entry = readTexts(scanner, field.end);
      metadata.set(entry.get(ENTRY.key) ?? '', entry.get(ENTRY.value) ?? '');
    }
  }
  if (!graph || !hasVersion) throw new Error('it is not an ONNX model');
  return { ...graph, metadata };
}

function readGraph(scanner: ProtobufScanner, end: number): Omit<OnnxHeader, 'metadata'> {
  const inputs: string[] = [];
  const outputs: string[] = [];
  let nodes = 0;
  for (const field of scanner.fields(end)) {
    if (field.end === undefined) continue;
    if (field.number === GRAPH.node) nodes++;
    if (field.number === GRAPH.input) inputs.push(readTexts(scanner, field.end).get(NAME) ?? '');
    if (field.number === GRAPH.output) outputs.push(readTexts(scanner, field.end).get(NAME) ?? '');
  }
  return { inputs, outputs, nodes };
}

/** The first two fields of a message where they are text. */
function readTexts(scanner: ProtobufScanner, end: number): Map<number, string> {
  const texts = new Map<number, string>();
  for (const field of scanner.fields(end))
    if (field.number <= 2 && field.end !== undefined) texts.set(field.number, scanner.text(field.end));
  return texts;
}

interface Field {
  number: number;
  /** Where a length-delimited field ends; undefined for numbers. */
  end: number | undefined;
}

/** Walks the fields of a protobuf file, reading only what it is asked for. */
class ProtobufScanner {
  readonly size: number;
  readonly #file: number;
  readonly #window = Buffer.alloc(WINDOW);
  #windowAt = 0;
  #windowLength = 0;
  #at = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  close(): void {
    closeSync(this.#file);
  }

  /** The fields up to `end`; what the caller leaves unread of one is passed over. */
  *fields(end: number): Generator<Field> {
    while (this.#at < end) {
      const tag = this.#varint();
      const field = { number: Math.floor(tag / 8), end: this.#bodyEnd(tag % 8, end) };
      if (field.number === 0) throw new Error('it is not an ONNX model');
      yield field;
      if (field.end !== undefined) this.#at = field.end;
    }
  }

  text(end: number): string {
    const length = end - this.#at;
    if (length > LONGEST_TEXT) throw new Error('it is not an ONNX model');
    const bytes = Buffer.alloc(length);
    readSync(this.#file, bytes, 0, length, this.#at);
    this.#at = end;
    return bytes.toString('utf8');
  }

  #bodyEnd(wireType: number, limit: number): number | undefined {
    if (wireType === 0) this.#varint();
    else if (wireType === 1) this.#at += 8;
    else if (wireType === 5) this.#at += 4;
    else if (wireType === 2) {
      const length = this.#varint();
      const end = this.#at + length;
      if (end > limit) throw new Error('it is cut short');
      return end;
    } else throw new Error('it is not an ONNX model');
    if (this.#at > limit) throw new Error('it is cut short');
    return undefined;
  }

  #varint(): number {
    let value = 0;
    let scale = 1;
    for (let i = 0; i < 10; i++) {
      const byte = this.#byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    throw new Error('it is not an ONNX model');
  }

  #byte(): number {
    if (this.#at >= this.size) throw new Error('it is cut short');
    if (this.#at < this.#windowAt || this.#at >= this.#windowAt + this.#windowLength) {
      this.#windowAt = this.#at;
      this.#windowLength = readSync(this.#file, this.#window, 0, WINDOW, this.#at);
    }
    return this.#window[this.#at++ - this.#windowAt] as number;
  }
}
