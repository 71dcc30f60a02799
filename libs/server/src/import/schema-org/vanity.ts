import { hashText } from '@foyer/catalogue';

/** Contract's minimum length. */
const shortest = 2;

/**
 * Builds a vanity name from a title or name: 2 to 60 lower-case Latin letters, digits and single dashes. Names with
 * fewer such characters (`Z`, 東京事変) get a number derived from the whole name, so that they differ.
 */
export function vanityOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return plain.length < shortest ? `${plain || 'imported'}-${hashText(name).toString(36)}` : plain;
}

/** Creates a function that makes names unique: the second `gala` becomes `gala-2`. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (name) => {
    let candidate = name;
    let number = lastNumbers.get(name) ?? 1;
    while (taken.has(candidate)) candidate = `${name}-${(number += 1)}`;
    lastNumbers.set(name, number);
    taken.add(candidate);
    return candidate;
  };
}
