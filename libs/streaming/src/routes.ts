import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** Pages on which a stream is watched, tried and led, and its figures for the organiser [C2.06, C7.19]. */
export const streamingRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'player',
    access: 'public',
    texts: 'streaming',
    load: async () => (await import('./pages/player/PlayerPage.tsx')).PlayerPage,
  },
  {
    address: 'streamCheck',
    access: 'public',
    texts: 'stage',
    load: async () => (await import('./pages/check/StreamCheckPage.tsx')).StreamCheckPage,
  },
  {
    address: 'playerStage',
    access: 'signedIn',
    texts: 'stage',
    load: async () => (await import('./pages/stage/StageLeadPage.tsx')).StageLeadPage,
  },
  {
    address: 'playerAnalytics',
    access: 'signedIn',
    texts: 'streamFigures',
    load: async () => (await import('./pages/analytics/PlayerAnalyticsPage.tsx')).PlayerAnalyticsPage,
  },
];
