import { ProtocolError } from '../plugins/classify-error.ts';

const FAILURES: Record<number, [status: number, code: ProtocolError['code'], message: string]> = {
  403: [400, 'input_invalid', 'Upload-Offset and Content-Type: application/offset+octet-stream are needed.'],
  404: [404, 'not_found', 'There is no such upload here.'],
  409: [409, 'conflict', 'The upload has come to another offset: ask for it with HEAD and go on from there.'],
  410: [410, 'not_found', 'This upload is over: begin it anew.'],
  412: [412, 'input_invalid', 'The header Tus-Resumable: 1.0.0 is needed.'],
  413: [413, 'too_large', 'More bytes came than the upload was said to have.'],
  501: [400, 'input_invalid', 'This part of the tus protocol is not offered here.'],
};

/** What the protocol refused, in our shape; its statuses are what clients of the protocol go by. */
export function tusFailure(status: number): ProtocolError {
  if (status >= 500 && status !== 501) return new ProtocolError(500, 'internal', 'The upload failed.');
  const [as, code, message] = FAILURES[status] ?? [
    status,
    'input_invalid',
    'The request is not right for a resumable upload (tus 1.0).',
  ];
  const headers: Record<string, string> = status === 412 ? { 'tus-version': '1.0.0' } : {};
  return new ProtocolError(as, code, message, { headers });
}
