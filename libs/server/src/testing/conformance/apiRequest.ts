import { operations, type OperationId } from '@foyer/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../testServer.ts';
import type { InputField } from './contractInputs.ts';

/** Request with arbitrary values, valid or not. */
export interface ApiRequest {
  query: Record<string, unknown>;
  body: unknown;
}

let serial = 0;

/** Percent-encodes a value, including lone surrogates, which encodeURIComponent refuses. */
const encode = (value: unknown): string => {
  const text = String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
};

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => `${encode(name)}=${encode(each)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Sends a request to an operation without any client-side check. */
export function send(
  server: TestServer,
  operationId: OperationId,
  { query, body }: ApiRequest,
  { token, host = 'localhost' }: { token?: string | undefined; host?: string } = {},
): Promise<LightMyRequestResponse> {
  const { method, path, idempotent } = operations[operationId];
  return server.inject({
    method,
    url: `/api${path}${queryString(query)}`,
    headers: {
      host,
      'api-client-sessionid': 'conformance-session',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotent ? { 'idempotency-key': `conformance-${process.pid}-${(serial += 1)}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

/** Removes a field, as a value for `withValue`. */
export const absent = Symbol('absent');

/**
 * Replaces one value of a request. Missing parents are copied from `full`, so that an optional field can be set where
 * the request has none.
 */
export function withValue(
  request: ApiRequest,
  full: ApiRequest,
  { part, path }: Pick<InputField, 'part' | 'path'>,
  value: unknown,
): ApiRequest {
  const changed = structuredClone(request) as unknown as Record<string, unknown>;
  let holder = changed as Record<string | number, unknown>;
  let source = full as unknown as Record<string | number, unknown> | undefined;
  const steps = [part, ...path];
  for (const step of steps.slice(0, -1)) {
    source = source?.[step] as Record<string | number, unknown> | undefined;
    if (holder[step] === undefined) holder[step] = structuredClone(source);
    holder = holder[step] as Record<string | number, unknown>;
  }
  const last = steps.at(-1)!;
  if (value !== absent) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return changed as unknown as ApiRequest;
}
