import { isRemoteConfigKey, parseRemoteConfig } from '@foyer/contract';
import type { SafeStorage } from '@foyer/util';

/** Overrides of this browser, as text by key. */
export interface OverrideStore {
  read(): Readonly<Record<string, string>>;
  write(texts: Readonly<Record<string, string>>): void;
}

const storageKey = 'foyer-remote-overrides';
const version = 1;

function isReadable(key: string, text: unknown): text is string {
  if (!isRemoteConfigKey(key) || typeof text !== 'string') return false;
  try {
    parseRemoteConfig({ [key]: text });
    return true;
  } catch {
    return false;
  }
}

/** Drops what this version can't read [CL-05]. */
function readStored(raw: string | null): Record<string, string> {
  try {
    const stored = JSON.parse(raw ?? 'null') as { version?: unknown; texts?: unknown } | null;
    if (stored?.version !== version || typeof stored.texts !== 'object' || stored.texts === null) return {};
    const texts = Object.entries(stored.texts).filter(([key, text]) => isReadable(key, text));
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Creates persistent overrides. @param isAllowed whether the deployment permits them; otherwise there are none */
export function createOverrideStore(storage: SafeStorage, isAllowed: boolean): OverrideStore {
  let known = isAllowed ? readStored(storage.getItem(storageKey)) : {};
  return {
    read: () => known,
    write(texts) {
      if (!isAllowed) return;
      known = { ...texts };
      if (Object.keys(known).length === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify({ version, texts: known }));
    },
  };
}
