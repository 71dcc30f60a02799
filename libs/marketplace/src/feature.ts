import { type Feature, persistedSlice, type FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { namespaces } from './messages/namespaces.ts';
import { isPickState, pickSlice } from './model/pick/pickSlice.ts';
import { FramedEventHead } from './pages/event/FramedEventHead.tsx';
import { marketplaceRoutes } from './routes.ts';

const pickStorageKey = 'event-pick-storage';

/**
 * Pick slice persisted in the browser, so that it survives a reload or a new log-in.
 * @param storage in-memory storage in an embedded frame
 */
const persistedPick = (storage: SafeStorage): FoyerSlice =>
  persistedSlice({ slice: pickSlice, key: pickStorageKey, version: 1, storage, isValid: isPickState });

/** Finding an event and choosing what to buy. */
export const marketplaceFeature: Feature = {
  routes: marketplaceRoutes,
  namespaces,
  slices: ({ storage }) => [persistedPick(storage)],
};

/** For apps in a frame, beside the other: no art over the map. */
export const framedEventFeature: Feature = {
  routes: [],
  namespaces: [],
  slots: { EventHead: FramedEventHead },
};
