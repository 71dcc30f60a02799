import { persistedSlice, type FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { isPickState, pickSlice } from './model/pickSlice.ts';

const pickStorageKey = 'event-pick-storage';

/**
 * What is picked and not held yet, kept in this browser, so that a reload or a new log-in loses nothing.
 * @param storage memory in an embedded frame
 */
export const persistedPick = (storage: SafeStorage): FoyerSlice =>
  persistedSlice({ slice: pickSlice, key: pickStorageKey, version: 1, storage, isValid: isPickState });
