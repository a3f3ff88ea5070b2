import type { MediaType } from '../../../kernel/artifacts.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Draft, ReadContext } from '../../draft.ts';
import { FORMATS_READ } from '../../formats-read.ts';
import { Container } from './container.ts';

/** Reads one kind of document that comes as a zip container. Throws AppError. */
export type ContainerReader = (container: Container, context: ReadContext) => Promise<Draft>;

interface ContainerFormat {
  mediaType: MediaType;
  /** The part that no document of this kind is without. */
  mark: RegExp;
  load: () => Promise<ContainerReader>;
}

const FORMATS: ContainerFormat[] = [
  {
    mediaType: 'docx',
    mark: /^word\/document\.xml$/,
    load: async () => (await import('../docx/docx-reader.ts')).readDocx,
  },
  {
    mediaType: 'pptx',
    mark: /^ppt\/presentation\.xml$/,
    load: async () => (await import('../pptx/pptx-reader.ts')).readPptx,
  },
];

/** Reads a zip container by what it holds, whatever it is called. */
export async function readContainer(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const container = new Container(bytes, context.limits);
  const { names } = container;
  const format = FORMATS.find(({ mark }) => names.some((name) => mark.test(name)));
  if (!format) throw otherContainer(container);
  const read = await format.load();
  return { ...(await read(container, context)), mediaType: format.mediaType };
}

const OTHERS: [RegExp, string, string][] = [
  [/^xl\//, 'an Excel workbook', 'Save the sheet as CSV and use that.'],
  [/^Index\/|^index\.(?:apxl|xml)/, 'a document of Pages, Numbers or Keynote', 'Export it as PDF or DOCX.'],
];

function otherContainer(container: Container): AppError {
  const found = OTHERS.find(([mark]) => container.names.some((name) => mark.test(name)));
  const [, what, remedy] = found ?? [null, 'an archive', `${FORMATS_READ} are read.`];
  return new AppError('document_unsupported', `This is ${what}, not a document that is read. ${remedy}`);
}
