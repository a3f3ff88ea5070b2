/** The part of heic-convert 2 that is used; the package comes without types. */
declare module 'heic-convert' {
  export default function convert(options: {
    buffer: Uint8Array;
    format: 'JPEG' | 'PNG';
    /** 0 to 1. */
    quality?: number;
  }): Promise<ArrayBuffer | Uint8Array>;
}
