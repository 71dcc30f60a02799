import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SafeStorage } from '@foyer/util';

/** Names the part of the app that this session already reloaded for, because it could not be loaded. */
const flag = 'foyer-chunk-reload';

export interface ReloadDoor {
  readonly storage: SafeStorage;
  readonly reload: () => void;
  /** There is a network to reload from, and a storage that remembers it; else the page that stands would be lost. */
  readonly canReload: () => boolean;
}

/** Whether an error says that a part of the app could not be loaded. */
export const isPartMissing = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Reloads the page for a part of the app, unless it did so for a part that has not come yet; tells whether it does. */
export function reloadFor(part: string, { storage, reload, canReload }: ReloadDoor): boolean {
  if (!canReload() || storage.getItem(flag) !== null) return false;
  storage.setItem(flag, part);
  reload();
  return true;
}

/**
 * Loads a part of the app. When that fails, as it does after a release replaced the files, the page is reloaded once;
 * when it fails again the error goes to the screen [I4.21, I8.10]. Only the part that it was reloaded for ends that: another
 * one that comes must not make one that never does reload for ever.
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

/** A page that is fetched when it is first shown. */
export const lazyPage = (
  load: () => Promise<ComponentType>,
  door: ReloadDoor,
  part: string,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadOrReload(load, door, part) }));
