import type { SafeStorage } from '@foyer/util';
import type { KeptSecret } from './entryCode.ts';

const storageKey = 'foyer-entry-secrets';

const isKept = (value: unknown): value is KeptSecret =>
  typeof value === 'object' &&
  value !== null &&
  'tokenId' in value &&
  'secret' in value &&
  typeof value.secret === 'string' &&
  'digits' in value &&
  'periodSeconds' in value;

function readAll(storage: SafeStorage): Record<string, KeptSecret> {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => isKept(value)));
  } catch {
    return {};
  }
}

/** Stores the secrets of {products} on this device, so that their codes work offline [C2.29]. */
export interface SecretStore {
  get(tokenId: string): KeptSecret | undefined;
  put(secret: KeptSecret): void;
  forget(tokenId: string): void;
  clear(): void;
  /** Calls back after each change. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export function createSecretStore(storage: SafeStorage): SecretStore {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const write = (all: Record<string, KeptSecret>): void => {
    storage.setItem(storageKey, JSON.stringify(all));
    tell();
  };
  return {
    get: (tokenId) => readAll(storage)[tokenId],
    put: ({ tokenId, secret, digits, periodSeconds }) =>
      write({ ...readAll(storage), [tokenId]: { tokenId, secret, digits, periodSeconds } }),
    forget(tokenId) {
      const { [tokenId]: gone, ...rest } = readAll(storage);
      if (gone) write(rest);
    },
    clear() {
      storage.removeItem(storageKey);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
