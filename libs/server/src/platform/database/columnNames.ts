/** Name of a column or table in SQL: `event_id` for `eventId`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Name of a column or table in TypeScript: `eventId` for `event_id`. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** Buffers become the text form of `bytea`, since JSON has no bytes. */
const storable = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;

/**
 * Names the fields of an object as columns (`eventId` becomes `event_id`), for the jsonb argument of an SQL function.
 * The values stay as they are: a document keeps the names of the contract, and rows inside need a call of their own.
 */
export const toColumns = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), storable(value)]));
