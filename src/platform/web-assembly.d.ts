/*
 * The part of WebAssembly's own interface that the product uses. TypeScript ships these types with
 * the browser's (lib.dom), which would make `window` and its kin look available here.
 */
declare namespace WebAssembly {
  class Memory {
    constructor(limits: { initial: number; maximum?: number; shared?: boolean });
    readonly buffer: ArrayBuffer;
    /** Grows by so many pages of 64 KiB; gives the former size. */
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: BufferSource);
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Exports;
  }
  // biome-ignore lint/complexity/noBannedTypes: that is what an exported function is
  type Value = Function | Memory | number | bigint;
  type Imports = Record<string, Record<string, unknown>>;
  type Exports = Record<string, Value>;
  type BufferSource = ArrayBufferView | ArrayBuffer;
  function compile(bytes: BufferSource): Promise<Module>;
}
