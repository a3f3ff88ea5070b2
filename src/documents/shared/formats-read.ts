/** What is read, as the sentences that refuse a file list it. */
export const FORMATS_READ =
  'PDF, DOCX, PPTX, OpenDocument, EPUB, RTF, CSV, LaTeX, HTML, Markdown, plain text and pictures (PNG, JPEG, WebP, HEIC)';
