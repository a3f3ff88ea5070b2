import type { Socket } from 'node:net';
import { AppError } from '../../kernel/errors.ts';

const WRONG: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long to come.' },
};

/** Answers what is not even HTTP, before there is a request, in the same shape as everything else. */
export function answerRawError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = WRONG[error.code ?? ''] ?? {
    status: '400 Bad Request',
    message: 'The request is not HTTP.',
  };
  const body = JSON.stringify({ error: new AppError('input_invalid', message).toJSON() });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    // Whoever does not read it is not waited for.
    () => socket.destroy(),
  );
}
