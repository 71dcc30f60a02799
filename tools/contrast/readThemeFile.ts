import type { ThemeOverrides } from '@foyer/ui-kit/contrast';

type Tone = ThemeOverrides['tone'];

/** Themes of a file, by tone. */
export type ThemeFile = Partial<Record<Tone, ThemeOverrides>>;

const tones: readonly Tone[] = ['dark', 'light'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The gate validates everything except the tone. */
const hasTone = (value: unknown): value is ThemeOverrides =>
  isObject(value) && tones.some((tone) => value['tone'] === tone);

/**
 * Parses `{ "tone": "dark", "colors": {…}, "body": {…} }`, or both tones as `{ "dark": {…}, "light": {…} }`.
 * @throws when the text is neither
 */
export function readThemeFile(text: string): ThemeFile {
  const value: unknown = JSON.parse(text);
  if (hasTone(value)) return { [value.tone]: value };
  const given = tones.filter((tone) => isObject(value) && isObject(value[tone]));
  if (!isObject(value) || given.length === 0) {
    throw new Error(
      'The file contains neither { "tone", "colors", "body" } nor { "dark": {…}, "light": {…} }.',
    );
  }
  return Object.fromEntries(given.map((tone) => [tone, { ...(value[tone] as object), tone }]));
}

/** Serialises themes in the form in which they were read. */
export function writeThemeFile(original: string, themes: ThemeFile): string {
  const [only] = Object.values(themes);
  const isSingle = 'tone' in (JSON.parse(original) as object);
  const bare = ({ tone: _, ...rest }: ThemeOverrides): object => rest;
  const value = isSingle
    ? only
    : Object.fromEntries(Object.entries(themes).map(([tone, theme]) => [tone, bare(theme)]));
  return `${JSON.stringify(value, null, 2)}\n`;
}
