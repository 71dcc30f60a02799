import { lazy } from 'react';
import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { FramedEventHead } from './pages/event/FramedEventHead.tsx';
import { persistedPick } from './persistedPick.ts';
import { marketplaceRoutes } from './routes.ts';

/** Loaded by the first page that shows it; pages go without it if it fails to load. */
const EventMap = lazy(() =>
  import('./components/seat-picker/SeatPicker.tsx')
    .then(({ loadEventMap }) => loadEventMap())
    .then(
      (loaded) => ({ default: loaded.EventMap }),
      () => ({ default: () => null }),
    ),
);

/** Finding an event and choosing what to buy. */
export const marketplaceFeature: Feature = {
  routes: marketplaceRoutes,
  namespaces,
  slices: ({ storage }) => [persistedPick(storage)],
  slots: { EventMap },
};

/** For apps in a frame, beside the other: no art over the map. */
export const framedEventFeature: Feature = {
  routes: [],
  namespaces: [],
  slots: { EventHead: FramedEventHead },
};
