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

/** Stores the secrets of opened {products} on this device, so that their codes work offline [C2.29]. */
export interface SecretStore {
  get(tokenId: string): KeptSecret | undefined;
  put(secret: KeptSecret): void;
  forget(tokenId: string): void;
  clear(): void;
}

export function createSecretStore(storage: SafeStorage): SecretStore {
  const write = (all: Record<string, KeptSecret>): void => storage.setItem(storageKey, JSON.stringify(all));
  return {
    get: (tokenId) => readAll(storage)[tokenId],
    put: ({ tokenId, secret, digits, periodSeconds }) =>
      write({ ...readAll(storage), [tokenId]: { tokenId, secret, digits, periodSeconds } }),
    forget(tokenId) {
      const { [tokenId]: _gone, ...rest } = readAll(storage);
      write(rest);
    },
    clear: () => storage.removeItem(storageKey),
  };
}
