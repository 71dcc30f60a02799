import type { InputField } from '../contract/inputs.ts';
import type { ApiRequest } from '../http/apiRequest.ts';

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
  const changed: Record<string | number, unknown> = { ...structuredClone(request) };
  let holder = changed;
  let source: Record<string | number, unknown> | undefined = { ...full };
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
  return { query: changed['query'] as ApiRequest['query'], body: changed['body'] };
}
