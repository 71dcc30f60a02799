import { hashText } from '../../catalogue/seededRandom.ts';

/** The contract wants two characters at least. */
const shortest = 2;

/**
 * Vanity name of a title or name: lower-case Latin letters, digits and single dashes, 2 to 60 of them. A name that has
 * fewer of them (`Z`, 東京事変) gets a number made from the whole name, so that two such names stay apart.
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

/** Makes names unique: the second `gala` becomes `gala-2`. */
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
