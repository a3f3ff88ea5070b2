declare module 'webvtt-parser' {
  interface CueNode {
    type: 'object' | 'text' | 'timestamp';
    name?: string;
    value?: string;
    children?: CueNode[];
  }
  export class WebVTTParser {
    parse(
      input: string,
      mode: 'subtitles/captions/descriptions' | 'chapters' | 'metadata',
    ): {
      cues: { startTime: number; endTime: number; tree: { children: CueNode[] } }[];
      errors: { message: string; line: number }[];
    };
  }
}
