import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '@foyer/contract';

/** Request with arbitrary values, valid or not. */
export interface ApiRequest {
  query: Record<string, unknown>;
  body: unknown;
}

/** Sender of a request, and the host that it goes to. */
export interface Sender {
  /** Session token; anonymous without it. */
  token?: string | undefined;
  /** Host header, default: the one of the base URL. */
  host?: string | undefined;
}

/** Percent-encodes a value, including lone surrogates, which encodeURIComponent refuses. */
const encode = (value: unknown): string => {
  const text = String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
};

/** Returns path and query of a request; an array is a repeated name. */
export function apiPath(operationId: OperationId, { query }: ApiRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => `${encode(name)}=${encode(each)}`),
  );
  return `/api${operations[operationId].path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Returns the headers of Foyer's clients, with a new idempotency key where the operation has one. */
export const headersOf = (
  operationId: OperationId,
  { body }: ApiRequest,
  { token, host }: Sender,
): Record<string, string> => ({
  'api-client-sessionid': 'conformance-session',
  ...(host ? { host } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(operations[operationId].idempotent ? { 'idempotency-key': `conformance-${randomUUID()}` } : {}),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});
