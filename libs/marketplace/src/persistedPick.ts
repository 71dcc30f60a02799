import { persistedSlice, type FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { isPickState, pickSlice } from './model/pickSlice.ts';

const pickStorageKey = 'event-pick-storage';

/**
 * Pick slice persisted in the browser, so that it survives a reload or a new log-in.
 * @param storage in-memory storage in an embedded frame
 */
export const persistedPick = (storage: SafeStorage): FoyerSlice =>
  persistedSlice({ slice: pickSlice, key: pickStorageKey, version: 1, storage, isValid: isPickState });
