import { errorStatus, operations, type ErrorCode, type OperationId } from '@foyer/contract';
import type { HttpAnswer } from '../http/transport.ts';
import type { AnswerCheck } from './answerCheck.ts';

/** Header that an answer has only if a header injection succeeded. */
export const injectedHeader = 'x-foyer-injected';
/** Result of evaluating the template injections of the attack strings; never part of a regular answer. */
const templateCanary = '49660049';

/** Codes raised while reading a request, before the operation is known. */
const readingCodes = ['payloadTooLarge', 'unsupportedMediaType'];

/**
 * Servers read request lines of 8,000 octets (RFC 9110, 4.1). The HTTP parser or a proxy may refuse a longer one, before an
 * operation is known, so that refusal has no body of the contract.
 */
const longestPath = 8_000;
const tooLong = [414, 431];

/** Matches text of stack traces, of the database and of its driver. */
const inside =
  /node_modules|\.(ts|js|mjs):\d+|\bat \S+ \(|\bselect\b.+\bfrom\b|\binsert into\b|\bviolates\b|syntax error|sqlstate|duplicate key|relation "|column "|invalid input (syntax|value)|kysely|postgres|pg_|ECONN|TypeError|ReferenceError|\[object /i;

function judgeFailure(check: AnswerCheck, operationId: OperationId, status: number, body: unknown): string[] {
  if (!check.isErrorResponse(body)) return ['answers with a body that is no ErrorResponse'];
  const { code, message } = body as { code: ErrorCode; message: string };
  const listed: readonly string[] = [...operations[operationId].errors, ...readingCodes];
  return [
    ...(listed.includes(code) ? [] : [`answers ${code}, which is not listed`]),
    ...(errorStatus[code] === status ? [] : [`answers ${code} with ${status}`]),
    ...(message.startsWith('errors.') ? [`has no message for ${code}`] : []),
  ];
}

function judgeBody(check: AnswerCheck, operationId: OperationId, answer: HttpAnswer): string[] {
  const { status, text, headers } = answer;
  if (!String(headers['content-type']).startsWith('application/json'))
    return [`answers ${status} without JSON`];
  const body: unknown = JSON.parse(text);
  if (status !== 200) return judgeFailure(check, operationId, status, body);
  const problem = check.problemOf(operationId, body);
  return problem === undefined ? [] : [problem];
}

export interface SentRequest {
  operationId: OperationId;
  /** Path and query. */
  path: string;
  /** Changed value, which a success may contain but an error must not repeat. */
  value: unknown;
}

/** Lists the faults of an answer; empty for a correct one. */
export function judgeAnswer(
  check: AnswerCheck,
  { operationId, path, value }: SentRequest,
  answer: HttpAnswer,
): string[] {
  const { status, text, headers } = answer;
  if (status >= 500) return [`answers ${status}`];
  const isFailure = status !== 200;
  const repeats =
    typeof value === 'string' &&
    value.trim().length > 12 &&
    text.includes(JSON.stringify(value).slice(1, -1));
  const isTooLong = path.length > longestPath && tooLong.includes(status);
  return [
    ...(isTooLong ? [] : judgeBody(check, operationId, answer)),
    ...(isFailure && inside.test(text) ? [`reveals internals: ${inside.exec(text)![0]}`] : []),
    ...(isFailure && repeats ? ['repeats the sent value in an error'] : []),
    ...(text.includes(templateCanary) ? ['evaluates a template'] : []),
    ...(injectedHeader in headers ? ['has an injected header'] : []),
  ];
}
