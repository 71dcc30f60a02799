/** Letters and digits of a text, other signs as dots, for codes that stand in addresses and on stubs. */
export function codeOf(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, longest)
    .replace(/\.+$/, '');
}

/** Section codes from names, each once: what does not fit is cut, what repeats is numbered. */
export function createSectionCodes(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const base = codeOf(name, 16) || 'S';
    let candidate = base;
    for (let number = 2; taken.has(candidate); number += 1) {
      const ending = `.${number}`;
      candidate = base.slice(0, 16 - ending.length) + ending;
    }
    taken.add(candidate);
    return candidate;
  };
}
