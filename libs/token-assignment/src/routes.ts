import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import { guestPurchaseRoutes } from './pages/guest-purchase/guestPurchaseRoutes.ts';
import { seasonRoutes } from './pages/season/seasonRoutes.ts';

const myTokens = async (): Promise<ComponentType> =>
  (await import('./pages/going/MyTokensPage.tsx')).MyTokensPage;
const going = async (): Promise<ComponentType> => (await import('./pages/going/GoingPage.tsx')).GoingPage;
const streaming = async (): Promise<ComponentType> =>
  (await import('./pages/streaming/StreamingPage.tsx')).StreamingPage;
const requested = async (): Promise<ComponentType> =>
  (await import('./pages/requested/RequestedPage.tsx')).RequestedPage;
const managing = async (): Promise<ComponentType> =>
  (await import('./pages/managing/ManagingPage.tsx')).ManagingPage;
const selling = async (): Promise<ComponentType> =>
  (await import('./pages/selling/SellingTokensPage.tsx')).SellingTokensPage;
const secured = async (): Promise<ComponentType> =>
  (await import('./pages/secured/SecuredPage.tsx')).SecuredPage;
const invitation = async (): Promise<ComponentType> =>
  (await import('./pages/invitation/InvitationPage.tsx')).InvitationPage;

/** Pages of a fan's {product} and requests [C2.08, C2.09]. */
export const tokenAssignmentRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'myTokens', access: 'signedIn', load: myTokens },
  { address: 'myEvents', access: 'signedIn', load: myTokens },
  // Entry of partners' sites and frames.
  { address: 'myTokensWhitelabel', access: 'signedIn', load: myTokens },
  { address: 'myTokensGoing', access: 'signedIn', load: going },
  { address: 'myTokensPastGoing', access: 'signedIn', load: going },
  { address: 'myTokensStreaming', access: 'signedIn', load: streaming },
  { address: 'myTokensPastStreaming', access: 'signedIn', load: streaming },
  { address: 'streamingTokens', access: 'signedIn', load: streaming },
  { address: 'myTokensRequested', access: 'signedIn', load: requested },
  { address: 'myTokensPastRequested', access: 'signedIn', load: requested },
  { address: 'myTokensSelling', access: 'signedIn', load: selling },
  { address: 'myTokensPastSelling', access: 'signedIn', load: selling },
  { address: 'sellingTokens', access: 'signedIn', load: selling },
  ...seasonRoutes,
  { address: 'securedTokens', access: 'signedIn', load: secured },
  { address: 'myTokensManaging', access: 'signedIn', load: managing },
  { address: 'myTokensPastManaging', access: 'signedIn', load: managing },
  {
    address: 'tokenAssign',
    access: 'signedIn',
    load: async () => (await import('./pages/assign/AssignPage.tsx')).AssignPage,
  },
  { address: 'tokenAssignment', access: 'public', load: invitation },
  { address: 'tokenAssignmentConfirm', access: 'public', load: invitation },
  {
    address: 'tokenAssignmentDecline',
    access: 'public',
    load: async () => (await import('./pages/invitation/InvitationPage.tsx')).DeclineInvitationPage,
  },
  {
    address: 'tokenAssignmentUndo',
    access: 'public',
    load: async () => (await import('./pages/invitation/UndoPage.tsx')).UndoPage,
  },
  ...guestPurchaseRoutes,
  {
    address: 'token',
    access: 'signedIn',
    hidesConsent: true,
    load: async () => (await import('./pages/token/TokenPage.tsx')).TokenPage,
  },
];
