import type { JsonSchema } from '@foyer/contract/schemas';
import { sampleSettings, takeSample } from '@foyer/util/sampling';
import type { InputField } from '../contract/inputs.ts';
import { absent } from './withValue.ts';
import { attackStrings, strangeTimes } from './attackStrings.ts';

/** String lists of a run, and how many strings of each list a field gets. */
export interface HostileStrings {
  lists: readonly (readonly string[])[];
  perField: number;
}

const textOf = (length: number): string => 'a'.repeat(Math.max(0, length));
/** Characters of four bytes. A megabyte at most: more would measure how long it takes to send them. */
const symbols = (length: number): string => '🎟'.repeat(Math.min(length, 250_000));

/** Returns boundary values of a schema, just inside and just outside. */
function boundaryValues(schema: JsonSchema, value: unknown): unknown[] {
  const at = (name: string, make: (limit: number) => unknown[]): unknown[] =>
    typeof schema[name] === 'number' ? make(schema[name]) : [];
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return [
    ...at('minLength', (limit) => [textOf(limit - 1), textOf(limit)]),
    ...at('maxLength', (limit) => [textOf(limit), textOf(limit + 1), symbols(limit)]),
    ...at('minimum', (limit) => [limit, limit - 1, limit + 0.5]),
    ...at('maximum', (limit) => [limit, limit + 1]),
    ...at('minItems', (limit) => [Array(Math.max(0, limit - 1)).fill(first)]),
    ...at('maxItems', (limit) => [
      Array(limit).fill(first),
      Array(limit + 1).fill(first),
      Array(2_000).fill(first),
    ]),
    ...(Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : []),
  ];
}

const swaps = (value: unknown): unknown[] => [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  'x',
  '0',
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 1, length: 1 },
  [value],
  [value, value],
  { value },
];

/** Converts a value to query strings; an array is a repeated name. */
const queryTexts = (value: unknown): unknown[] => [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '[object Object]',
  [value, value],
  [value, 'x'],
  Array(500).fill(value),
];

const withMore = (value: object): unknown[] => [
  { ...value, unexpectedField: 1 },
  { ...value, isAdmin: true },
  { ...value, ['constructor']: { prototype: {} } },
];

const isTime = ({ schema, shared }: InputField): boolean =>
  schema['format'] === 'date-time' || shared === 'BirthDate';

/**
 * Returns alternative values of a field: missing, other types, boundaries and hostile strings. A plain run samples a
 * third of each group, at least one; a deep run takes all, except for the string lists, which are sampled by
 * `HostileStrings`.
 */
export function changedValues(
  field: InputField,
  value: unknown,
  label: string,
  { lists, perField }: HostileStrings,
): unknown[] {
  const isText = field.schema['type'] === 'string' && field.path.length === 1;
  const share = isText ? 1 : 0.25;
  const strings = (list: readonly string[]) =>
    takeSample(list, { label, count: Math.ceil(perField * share) }, { ...sampleSettings(), isDeep: false });
  const third = (group: string, values: readonly unknown[]) =>
    takeSample(values, { label: `${label} ${group}`, count: Math.ceil(values.length / 3) });
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return [
    absent,
    ...third('types', field.part === 'query' ? queryTexts(value) : swaps(value)),
    ...third('borders', boundaryValues(field.schema, value)),
    ...third('more', isObject ? withMore(value) : []),
    ...third('times', isTime(field) ? strangeTimes : []),
    ...[attackStrings, ...lists].flatMap(strings),
  ];
}
