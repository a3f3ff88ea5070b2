import type { FastifyError } from 'fastify';
import { AppError, ERROR_CODES } from '../../kernel/errors.ts';
import { withoutPaths } from '../../platform/files/without-paths.ts';
import { isShortage, storageFull } from '../../platform/space/shortage.ts';
import { SchemaError } from './zod-schemas.ts';

/** An error whose status is what HTTP or tus prescribes, rather than its code's own. */
export class ProtocolError extends AppError {
  readonly status: number;
  /** Sent along, such as Content-Range of 416. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: AppError['code'],
    message: string,
    options: { headers?: Record<string, string>; details?: Record<string, unknown> } = {},
  ) {
    super(code, message, options.details ? { details: options.details } : {});
    this.status = status;
    this.headers = options.headers ?? {};
  }
}

/** A fault in what was sent, with its place, such as `body.options.targetMinutes`. */
export interface InputFault {
  place: string;
  message: string;
}

export function inputInvalid(faults: InputFault[]): AppError {
  const [first] = faults;
  const rest = faults.length > 1 ? ` And ${faults.length - 1} more.` : '';
  const sentence = first
    ? `${first.place}: ${first.message.replace(/\.$/, '')}.${rest}`
    : 'The call is not right.';
  // A hostile body may have thousands of faults; the first ones tell enough.
  return new AppError('input_invalid', sentence, { details: { faults: faults.slice(0, 50) } });
}

/**
 * What the caller is told of any error. Faults of ours become `internal`, which says nothing about
 * the inside; `reportable` says that whoever runs the server should see the original.
 */
export function classifyError(thrown: unknown): { error: AppError; status: number; reportable: boolean } {
  const found = known(thrown);
  const error = found instanceof ProtocolError ? found : withoutPaths(found);
  const status = error instanceof ProtocolError ? error.status : ERROR_CODES[error.code].status;
  return { error, status, reportable: status >= 500 && error.code !== 'shutting_down' };
}

function known(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isShortage(thrown)) return storageFull(thrown);
  if (thrown instanceof SchemaError) return inputInvalid(faultsOf(thrown));
  const error = thrown as Partial<FastifyError>;
  const frameworks = error.code === undefined ? undefined : FRAMEWORK[error.code];
  if (frameworks) return frameworks;
  if (isOfTheDatabase(error))
    return new AppError(
      'database_unreachable',
      'The database does not answer just now. Try again in a moment.',
    );
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new ProtocolError(status, 'input_invalid', 'The request is not right.');
  return new AppError('internal', 'Something went wrong on the server. Trying again may help.');
}

/** The connection to PostgreSQL: it is being stopped or started, or cannot be reached. */
function isOfTheDatabase({ code, message = '' }: Partial<Error & { code: string }>): boolean {
  return code === undefined
    ? /^(Connection terminated|timeout exceeded when trying to connect)/i.test(message)
    : /^(ECONNREFUSED|ECONNRESET|57P0[123]|08...|53300)$/.test(code);
}

function faultsOf({ issues, validationContext = 'body' }: SchemaError): InputFault[] {
  const part = validationContext === 'querystring' ? 'query' : validationContext;
  return issues.map(({ path, message }) => ({
    place: [part, ...path].map(String).join('.').slice(0, 300),
    message: message.slice(0, 300),
  }));
}

/** Errors of the framework that the caller caused. */
const FRAMEWORK: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    'media_type_unsupported',
    'This call takes a JSON body: send Content-Type: application/json.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: inputInvalid([{ place: 'body', message: 'is empty, and should be JSON' }]),
  FST_ERR_CTP_INVALID_JSON_BODY: inputInvalid([{ place: 'body', message: 'is not JSON' }]),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: inputInvalid([
    { place: 'Content-Length', message: 'does not match the body' },
  ]),
  FST_ERR_BAD_URL: inputInvalid([{ place: 'url', message: 'is not well formed' }]),
};
