const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof categories)[number];

const suffix = new RegExp(`_(?:ordinal_)?(${categories.join('|')})$`);

/** Splits a key into base and plural suffix (i18next v4 plurals). */
export function splitPlural(key: string): { base: string; category: PluralCategory | undefined } {
  const match = suffix.exec(key);
  if (!match) return { base: key, category: undefined };
  return { base: key.slice(0, match.index), category: match[1] as PluralCategory };
}

/** Returns the plural categories of a locale; French and Spanish have `many` for millions. */
export const pluralCategories = (locale: string): PluralCategory[] => {
  const own = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as PluralCategory[];
  return categories.filter((category) => own.includes(category));
};

/** Returns the keys that code uses: without plural suffixes, unique and sorted. */
export function messageKeys(keys: Iterable<string>): string[] {
  const all = [...keys];
  // A key ending in `_other` without other forms is an ordinary key.
  const isPlural = new Set(all.filter((key) => key.endsWith('_other')).map((key) => splitPlural(key).base));
  return [
    ...new Set(all.map((key) => (isPlural.has(splitPlural(key).base) ? splitPlural(key).base : key))),
  ].sort();
}
