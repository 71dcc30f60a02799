/**
 * Creates a bounded cache of computed values.
 * @param atMost maximum number of entries; the oldest one is evicted first
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
