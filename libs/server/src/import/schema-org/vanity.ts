/** A name as it stands in an address: lower case letters, digits and single dashes, at most 60 of them. */
export function vanityOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return plain === '' ? 'imported' : plain;
}

/** Gives each name once: the second `gala` becomes `gala-2`. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let candidate = name;
    for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}-${number}`;
    taken.add(candidate);
    return candidate;
  };
}
