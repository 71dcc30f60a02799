import { addressPatterns } from './addressPatterns.gen.ts';

/** Name of a page, under which a noun of the contract declares its address (`x-pages`). */
export type AddressName = keyof typeof addressPatterns;

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Head | Segments<Tail>
  : Pattern;
type Required<Pattern extends string> =
  Extract<Segments<Pattern>, `:${string}`> extends infer Segment
    ? Segment extends `:${string}?`
      ? never
      : Segment extends `:${infer Name}`
        ? Name
        : never
    : never;
type Optional<Pattern extends string> =
  Extract<Segments<Pattern>, `:${string}?`> extends `:${infer Name}?` ? Name : never;

/** Parameters of a pattern; those with a question mark are optional. */
export type AddressParameters<Pattern extends string> = { [Name in Required<Pattern>]: string } & {
  [Name in Optional<Pattern>]?: string | undefined;
};
type PathBuilder<Pattern extends string> = [Required<Pattern> | Optional<Pattern>] extends [never]
  ? () => string
  : [Required<Pattern>] extends [never]
    ? (parameters?: AddressParameters<Pattern>) => string
    : (parameters: AddressParameters<Pattern>) => string;

/** One address builder per page; every parameter is URL-encoded. */
export type Paths = { readonly [Name in AddressName]: PathBuilder<(typeof addressPatterns)[Name]> };

/**
 * Builds a deployment's patterns from its word for an access item, `{product}` in the contract [I2.01].
 * @param productAddress letters only, for example `Pass`
 */
export function patternsFor(productAddress: string): Record<AddressName, string> {
  const entries = Object.entries(addressPatterns).map(([name, pattern]) => [
    name,
    pattern.replace('{product}', productAddress),
  ]);
  return Object.fromEntries(entries) as Record<AddressName, string>;
}

function fill(pattern: string, parameters: Record<string, string | undefined>): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = parameters[segment.replace(/[:?]/g, '')];
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`The address ${pattern} needs ${segment}`);
  });
  return segments.join('/') || '/';
}

/**
 * Builds a deployment's address functions: `paths.event({ vanityName, eventId })`.
 * @param productAddress the deployment's word as it appears in addresses, for example `Pass`
 */
export function createPaths(productAddress: string): Paths {
  const builders = Object.entries(patternsFor(productAddress)).map(([name, pattern]) => [
    name,
    (parameters: Record<string, string | undefined> = {}) => fill(pattern, parameters),
  ]);
  return Object.fromEntries(builders) as Paths;
}

/** First path segments of pages; they can't be vanity names or ids. */
export const reservedWords: readonly string[] = [
  ...new Set(
    Object.values(addressPatterns)
      .flatMap((pattern) => pattern.split('/'))
      .filter((segment) => segment !== '' && !segment.startsWith(':') && !segment.includes('{')),
  ),
  'api',
  'player',
  'preview',
  'section',
  'seating',
  'selling',
  'storybook',
  'sandbox',
  'live',
  'ready',
  'en-US',
  'en-CA',
  'fr-CA',
  'es-US',
];
