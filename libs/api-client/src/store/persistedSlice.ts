import type { Reducer, Slice } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { SafeStorage } from '@foyer/util';
import type { FoyerStore } from './createFoyerStore.ts';
import type { FoyerSlice, StoredForm } from './foyerSlice.ts';

export interface PersistedSliceSettings<State> extends StoredForm {
  slice: Pick<Slice<State>, 'name' | 'reducer'>;
  storage: SafeStorage;
  /** Persisted fields; all by default. */
  fields?: readonly (keyof State & string)[];
}

type Stored = Record<string, unknown> & { _persist?: { version: number } };

/** Returns the usable part of a stored state, or `undefined` if its shape is wrong. */
export async function readStored(settings: StoredForm, stored: Stored): Promise<Stored | undefined> {
  const { _persist, ...fields } = stored;
  const from = _persist?.version ?? 0;
  const current = from === settings.version ? fields : settings.migrate?.(fields, from);
  if (current !== undefined && (await settings.isValid(current)))
    return { ...(current as Stored), ...(_persist ? { _persist } : {}) };
  settings.onDropped?.();
  return undefined;
}

/** Drops unreadable text before it reaches the validation. */
function readable(stored: string | null, { onDropped }: StoredForm): string | null {
  if (stored === null) return null;
  try {
    // Each field is JSON of its own.
    for (const field of Object.values(JSON.parse(stored) as Record<string, string>)) JSON.parse(field);
    return stored;
  } catch {
    onDropped?.();
    return null;
  }
}

/** Persists a slice: versioned, migrated and validated, so that a broken store never crashes the page. */
export function persistedSlice<State>(settings: PersistedSliceSettings<State>): FoyerSlice {
  const { slice, key, version, storage, fields } = settings;
  const reducer = persistReducer(
    {
      key,
      keyPrefix: '',
      version,
      storage: {
        getItem: (name: string) => Promise.resolve(readable(storage.getItem(name), settings)),
        setItem: (name: string, value: string) => Promise.resolve(storage.setItem(name, value)),
        removeItem: (name: string) => Promise.resolve(storage.removeItem(name)),
      },
      ...(fields ? { whitelist: [...fields] } : {}),
      migrate: async (stored) =>
        stored ? ((await readStored(settings, stored as Stored)) as never) : undefined,
    },
    slice.reducer as Reducer,
  );
  return {
    name: slice.name,
    reducer: reducer as Reducer,
    persisted: settings,
  };
}

/** Restores the persisted slices. Resolves in any case, also when storage fails. */
export function restorePersisted(store: FoyerStore): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store as never);
    const settle = (): void => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(settle);
    settle();
  });
}
