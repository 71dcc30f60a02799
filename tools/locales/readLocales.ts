import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Locales; the source locale comes first, and the others are compared with it. */
export const localeTags = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
export type LocaleTag = (typeof localeTags)[number];

/** Texts of one namespace in one locale, by dotted key. */
export type FlatTexts = ReadonlyMap<string, string>;

/** Flattens nested texts; values that are not texts are reported by key. */
export function flattenTexts(node: unknown, prefix = ''): { texts: Map<string, string>; wrong: string[] } {
  const texts = new Map<string, string>();
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(node as Record<string, unknown>)) {
    const key = prefix ? `${prefix}.${name}` : name;
    if (typeof value === 'string') texts.set(key, value);
    else if (value === null || typeof value !== 'object' || Array.isArray(value)) wrong.push(key);
    else {
      const inner = flattenTexts(value, key);
      for (const [innerKey, text] of inner.texts) texts.set(innerKey, text);
      wrong.push(...inner.wrong);
    }
  }
  return { texts, wrong };
}

/** Lists the namespaces for which a locale has a file. */
export function namespacesOf(locale: LocaleTag): string[] {
  const folder = inWorkspace('locales', locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Reads one namespace of one locale; undefined if there is no such file. */
export function readTexts(locale: LocaleTag, namespace: string): ReturnType<typeof flattenTexts> | undefined {
  const file = inWorkspace('locales', locale, `${namespace}.json`);
  return existsSync(file) ? flattenTexts(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
