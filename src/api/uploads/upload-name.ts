import { textFault } from '../plugins/check-texts.ts';
import { inputInvalid } from '../plugins/classify-error.ts';

const MOST_LETTERS = 255;
const FIELD = /^filename ([A-Za-z0-9+/]+={0,2})$/;

/**
 * The file's name out of Upload-Metadata, such as `filename bm90ZXMucGRm`.
 *
 * @throws AppError input_invalid
 */
export function uploadName(metadata: string | string[] | undefined): string {
  const fields = String(metadata ?? '')
    .split(',')
    .map((field) => FIELD.exec(field.trim())?.[1]);
  const encoded = fields.find((value) => value !== undefined);
  const place = 'Upload-Metadata';
  if (encoded === undefined)
    throw inputInvalid([{ place, message: 'must hold "filename" and the name in base64' }]);
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    throw inputInvalid([{ place, message: 'filename is not UTF-8 in base64' }]);
  }
  const fault = textFault(name);
  if (fault) throw inputInvalid([{ place, message: `filename ${fault}` }]);
  if (name.trim() === '' || name.length > MOST_LETTERS)
    throw inputInvalid([{ place, message: `filename must have 1 to ${MOST_LETTERS} letters` }]);
  return name;
}
