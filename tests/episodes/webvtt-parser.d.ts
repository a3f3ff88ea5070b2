declare module 'webvtt-parser' {
  interface CueNode {
    type: 'object' | 'text' | 'timestamp';
    name?: string;
    value?: string;
    children?: CueNode[];
  }
  class WebVTTParser {
    parse(
      input: string,
      mode: 'subtitles/captions/descriptions' | 'chapters' | 'metadata',
    ): {
      cues: { startTime: number; endTime: number; tree: { children: CueNode[] } }[];
      errors: { message: string; line: number }[];
    };
  }
  /** CommonJS, whose names Node does not find. */
  const parser: { WebVTTParser: typeof WebVTTParser };
  export default parser;
  export type { WebVTTParser };
}
