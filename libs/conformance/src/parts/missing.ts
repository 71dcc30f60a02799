import { randomBytes, randomUUID } from 'node:crypto';

/** Returns a value of the same shape as an id, a secret, or a list of them, which nothing has. */
export function missing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(missing);
  return /^[0-9a-f-]{36}$/.test(String(value)) ? randomUUID() : randomBytes(32).toString('base64url');
}
