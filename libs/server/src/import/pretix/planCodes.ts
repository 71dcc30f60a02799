/** Builds a code for URLs and ticket stubs: letters and digits of a text, with dots for other characters. */
export function codeOf(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, longest)
    .replace(/\.+$/, '');
}

const longestRowCode = 8;

/** Shortens `Balkonreihe 12` to `Balko.12`: the word is cut and the number kept, since it identifies the row. */
function rowCodeOf(label: string): string {
  const whole = codeOf(label, Number.POSITIVE_INFINITY);
  if (whole.length <= longestRowCode) return whole;
  const number = /\d{1,4}$/.exec(whole)?.[0] ?? '';
  const word = whole.slice(0, longestRowCode - (number === '' ? 0 : number.length + 1));
  return number === '' ? word.replace(/\.+$/, '') : `${word.replace(/\.+$/, '')}.${number}`;
}

/** Creates the row codes of a section from row names; repeated codes are numbered. */
export function createRowCodes(): (label: string, fallback: string) => string {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  return (label, fallback) => {
    const known = codes.get(label);
    if (known !== undefined) return known;
    const base = rowCodeOf(label) || fallback;
    let code = base;
    for (let number = 2; taken.has(code); number += 1) {
      const ending = `.${number}`;
      code = base.slice(0, longestRowCode - ending.length) + ending;
    }
    taken.add(code);
    codes.set(label, code);
    return code;
  };
}

/** Creates section codes from names; long names are cut, repeated codes numbered. */
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
