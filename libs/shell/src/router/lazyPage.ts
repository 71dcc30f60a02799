import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SafeStorage } from '@foyer/util';

/** Says that this session already reloaded once because a part of the app could not be loaded. */
const flag = 'foyer-chunk-reload';

export interface ReloadDoor {
  readonly storage: SafeStorage;
  readonly reload: () => void;
}

/**
 * Loads a part of the app. When that fails, as it does after a release replaced the files, the page is reloaded once;
 * when it fails again the error goes to the screen [I4.21, I8.10].
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  { storage, reload }: ReloadDoor,
): Promise<Part> {
  try {
    const part = await load();
    storage.removeItem(flag);
    return part;
  } catch (error) {
    if (storage.getItem(flag) !== null) {
      storage.removeItem(flag);
      throw error;
    }
    storage.setItem(flag, '1');
    reload();
    return new Promise<Part>(() => undefined);
  }
}

/** A page that is fetched when it is first shown. */
export const lazyPage = (
  load: () => Promise<ComponentType>,
  door: ReloadDoor,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: await loadOrReload(load, door) }));
