import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { persistedPick } from './persistedPick.ts';
import { marketplaceRoutes } from './routes.ts';

/** Finding an event and choosing what to buy. */
export const marketplaceFeature: Feature = {
  routes: marketplaceRoutes,
  namespaces,
  slices: ({ storage }) => [persistedPick(storage)],
};
