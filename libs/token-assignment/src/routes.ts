import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const going = async (): Promise<ComponentType> => (await import('./pages/going/GoingPage.tsx')).GoingPage;
const requested = async (): Promise<ComponentType> =>
  (await import('./pages/requested/RequestedPage.tsx')).RequestedPage;

/** Pages of a fan's {product} and requests [C2.08, C2.09]. */
export const tokenAssignmentRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'myTokens',
    access: 'signedIn',
    load: async () => (await import('./pages/going/MyTokensPage.tsx')).MyTokensPage,
  },
  { address: 'myTokensGoing', access: 'signedIn', load: going },
  { address: 'myTokensPastGoing', access: 'signedIn', load: going },
  { address: 'myTokensRequested', access: 'signedIn', load: requested },
  { address: 'myTokensPastRequested', access: 'signedIn', load: requested },
  {
    address: 'token',
    access: 'signedIn',
    hidesConsent: true,
    load: async () => (await import('./pages/token/TokenPage.tsx')).TokenPage,
  },
];
