import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SafeStorage } from '@foyer/util';

/** Storage key with the part that this session has reloaded for. */
const flag = 'foyer-chunk-reload';

export interface ReloadDoor {
  readonly storage: SafeStorage;
  readonly reload: () => void;
  /** Whether a reload makes sense: online, and with storage that remembers it. */
  readonly canReload: () => boolean;
}

/** Tells whether an error is a part of the app that failed to load. */
export const isPartMissing = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Reloads the page for a missing part, at most once until that part loads; tells whether it does. */
export function reloadFor(part: string, { storage, reload, canReload }: ReloadDoor): boolean {
  if (!canReload() || storage.getItem(flag) !== null) return false;
  storage.setItem(flag, part);
  reload();
  return true;
}

/**
 * Loads a part of the app. On failure, as after a release has replaced the files, reloads the page once; the next
 * failure goes to the error screen [I4.21, I8.10]. Only the same part's success resets that, so that a permanently
 * missing part never causes a reload loop.
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  door: ReloadDoor,
  part: string,
): Promise<Part> {
  try {
    const loaded = await load();
    if (door.storage.getItem(flag) === part) door.storage.removeItem(flag);
    return loaded;
  } catch (error) {
    if (!reloadFor(part, door)) throw error;
    return new Promise<Part>(() => undefined);
  }
}

/** Page that loads when first shown. */
export const lazyPage = (
  load: () => Promise<ComponentType>,
  door: ReloadDoor,
  part: string,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadOrReload(load, door, part) }));
