/**
 * Keeps what was made for the keys that were asked for last, so that it is made once.
 * @param atMost how many; the one that was made first goes first
 */
export function keepSome<T>(atMost: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    if (kept.size > atMost) kept.delete(kept.keys().next().value!);
    return made;
  };
}
