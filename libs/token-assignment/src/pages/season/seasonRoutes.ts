import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const memberships = async (): Promise<ComponentType> =>
  (await import('./SeasonMembershipsPage.tsx')).SeasonMembershipsPage;

/** Season passes of a fan [C2.08f, C2.08l, C2.13]. */
export const seasonRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'myTokensSeasonMemberships', access: 'signedIn', load: memberships },
  { address: 'myTokensPastSeasonMemberships', access: 'signedIn', load: memberships },
  {
    address: 'seasonPass',
    access: 'signedIn',
    load: async () => (await import('./SeasonPassPage.tsx')).SeasonPassPage,
  },
  {
    address: 'seasonPassTokens',
    access: 'signedIn',
    load: async () => (await import('./SeasonPassTokensPage.tsx')).SeasonPassTokensPage,
  },
  {
    address: 'seasonPassBulkAssign',
    access: 'signedIn',
    load: async () => (await import('./SeasonBulkAssignPage.tsx')).SeasonBulkAssignPage,
  },
];
