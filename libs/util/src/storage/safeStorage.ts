/** Part of `Storage` that Foyer uses; it never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Wraps a storage that may be missing, full or forbidden (access throws in a cross-site frame), and keeps in memory
 * what the storage refuses [I4.14].
 * @param storage returns the storage, for example `() => window.localStorage`
 */
export function createSafeStorage(storage: () => SafeStorage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (target: SafeStorage) => Result): Result | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((target) => target.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((target) => {
        target.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((target) => target.removeItem(key));
    },
  };
}
