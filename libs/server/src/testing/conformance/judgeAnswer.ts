import { errorStatus, operations, type ErrorCode, type OperationId } from '@foyer/contract';
import { sharedSchemas } from '@foyer/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { createResponseCheck } from '../../platform/http/responseCheck.ts';
import { createAjv } from '../../platform/http/validation.ts';
import { injectedHeader, templateCanary } from './attackStrings.ts';

const checkResponse = createResponseCheck();
const isErrorResponse = createAjv({ useDefaults: false }).compile({
  $ref: `${String(sharedSchemas['$id'])}#/definitions/ErrorResponse`,
});

/** Codes raised while reading a request, before the operation is known. */
const readingCodes = ['payloadTooLarge', 'unsupportedMediaType'];

/** Matches text of stack traces, of the database and of its driver. */
const inside =
  /node_modules|\.(ts|js|mjs):\d+|\bat \S+ \(|\bselect\b.+\bfrom\b|\binsert into\b|\bviolates\b|syntax error|sqlstate|duplicate key|relation "|column "|invalid input (syntax|value)|kysely|postgres|pg_|ECONN|TypeError|ReferenceError|\[object /i;

function judgeFailure(operationId: OperationId, status: number, body: unknown): string[] {
  if (!isErrorResponse(body)) return ['is no error response'];
  const { code, message } = body as { code: ErrorCode; message: string };
  const listed: readonly string[] = [...operations[operationId].errors, ...readingCodes];
  return [
    ...(listed.includes(code) ? [] : [`answers ${code}, which is not listed`]),
    ...(errorStatus[code] === status ? [] : [`answers ${code} with ${status}`]),
    ...(message.startsWith('errors.') ? [`has no words for ${code}`] : []),
  ];
}

function judgeBody(operationId: OperationId, response: LightMyRequestResponse): string[] {
  const { statusCode, body, headers } = response;
  if (!String(headers['content-type']).startsWith('application/json')) return ['is no JSON'];
  const parsed: unknown = JSON.parse(body);
  if (statusCode !== 200) return judgeFailure(operationId, statusCode, parsed);
  try {
    checkResponse(operationId, parsed);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Lists the faults of an answer; empty for a correct one.
 * @param sent the changed value, which a success may contain but an error must not repeat
 */
export function judgeAnswer(
  operationId: OperationId,
  response: LightMyRequestResponse,
  sent: unknown,
): string[] {
  const { statusCode, body, headers } = response;
  if (statusCode >= 500) return [`answers ${statusCode}`];
  const isFailure = statusCode !== 200;
  const repeats =
    typeof sent === 'string' && sent.trim().length > 12 && body.includes(JSON.stringify(sent).slice(1, -1));
  return [
    ...judgeBody(operationId, response),
    ...(isFailure && inside.test(body) ? [`tells of its inside: ${inside.exec(body)![0]}`] : []),
    ...(isFailure && repeats ? ['repeats what was sent'] : []),
    ...(body.includes(templateCanary) ? ['runs a template'] : []),
    ...(injectedHeader in headers ? ['has a header from outside'] : []),
  ];
}
