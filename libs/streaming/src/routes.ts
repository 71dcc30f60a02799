import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** Page on which a stream is watched, and its figures for the organiser [C2.06, C7.19]. */
export const streamingRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'player',
    access: 'public',
    texts: 'streaming',
    load: async () => (await import('./pages/player/PlayerPage.tsx')).PlayerPage,
  },
  {
    address: 'playerAnalytics',
    access: 'signedIn',
    texts: 'streamFigures',
    load: async () => (await import('./pages/analytics/PlayerAnalyticsPage.tsx')).PlayerAnalyticsPage,
  },
];
