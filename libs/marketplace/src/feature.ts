import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { FramedEventHead } from './pages/event/FramedEventHead.tsx';
import { persistedPick } from './persistedPick.ts';
import { marketplaceRoutes } from './routes.ts';

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
