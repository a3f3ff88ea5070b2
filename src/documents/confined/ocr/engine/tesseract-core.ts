/** What is used of tesseract.js-core 7, which comes without types. */
export interface CoreModule {
  FS: {
    writeFile(path: string, data: Uint8Array): void;
    unlink(path: string): void;
  };
  TessBaseAPI: new () => RecognitionApi;
}

export interface RecognitionApi {
  /** 0 when every language could be loaded. */
  Init(dataPath: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): void;
  /** Reads the file /input; 0 when that is a picture. */
  SetImageFile(exifOrientation: number, radians: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  /** Forgets the page, keeps the languages. */
  Clear(): void;
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface PageJson {
  blocks?: {
    paragraphs?: {
      lines?: {
        baseline: Box;
        rowAttributes: { rowHeight: number; ascenders: number; descenders: number };
        /** Confidence is 0 to 100. */
        words: { text: string; confidence: number; bbox: Box }[];
      }[];
    }[];
  }[];
}
