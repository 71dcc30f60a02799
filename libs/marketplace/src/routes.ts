import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import { transactionRoutes } from './pages/transaction/transactionRoutes.ts';

/** Loads the pages that share most of the event page's code, and are loaded by it. */
const loadOtherEventPages = async () => (await import('./pages/event/EventPage.tsx')).loadOtherPages();
const loadTopicPages = () => import('./pages/topic/topicPages.ts');
const loadWaitListPages = () => import('./pages/wait-list/waitListPages.ts');
const loadMarketOffersPages = () => import('./pages/market-offers/MarketOffersPage.tsx');

/** Routes for finding an event and choosing what to buy [C2.02]. */
export const marketplaceRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'discover',
    access: 'public',
    reportsPath: true,
    texts: 'marketplace',
    load: async () => (await import('./pages/discover/DiscoverPage.tsx')).DiscoverPage,
  },
  {
    address: 'events',
    access: 'public',
    reportsPath: true,
    texts: 'marketplace',
    load: async () => (await import('./pages/discover/EventsPage.tsx')).EventsPage,
  },
  {
    address: 'event',
    access: 'public',
    beginsWithArt: true,
    reportsPath: true,
    texts: 'marketplace',
    load: async () => (await import('./pages/event/EventPage.tsx')).EventPage,
  },
  {
    address: 'eventPreview',
    access: 'public',
    texts: 'eventPages',
    load: async () => (await loadOtherEventPages()).PreviewPage,
  },
  {
    address: 'customEvent',
    access: 'public',
    reportsPath: true,
    texts: 'eventPages',
    load: async () => (await loadOtherEventPages()).CustomEventPage,
  },
  {
    address: 'ad',
    access: 'public',
    reportsPath: true,
    texts: 'eventPages',
    load: async () => (await loadOtherEventPages()).AdPage,
  },
  ...transactionRoutes,
  {
    address: 'performer',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await loadTopicPages()).PerformerPage,
  },
  {
    address: 'location',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await loadTopicPages()).LocationPage,
  },
  {
    address: 'client',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await loadTopicPages()).ClientPage,
  },
  {
    address: 'following',
    access: 'signedIn',
    texts: 'topic',
    load: async () => (await loadTopicPages()).FollowingPage,
  },
  {
    address: 'waitList',
    access: 'signedIn',
    texts: 'waitList',
    load: async () => (await loadWaitListPages()).WaitListPage,
  },
  {
    address: 'waitLists',
    access: 'signedIn',
    texts: 'waitList',
    load: async () => (await loadWaitListPages()).WaitListsPage,
  },
  {
    address: 'marketOffers',
    access: 'signedIn',
    load: async () => (await loadMarketOffersPages()).MarketOffersPage,
  },
  {
    // The form of an offer is its checkout: it quotes what is charged, and asks for the card.
    address: 'marketOffersCheckout',
    access: 'signedIn',
    hidesCart: true,
    load: async () => (await loadMarketOffersPages()).MarketOffersPage,
  },
  {
    address: 'claim',
    access: 'signedIn',
    load: async () => (await loadMarketOffersPages()).ClaimPage,
  },
  {
    address: 'seatSelection',
    access: 'signedIn',
    texts: 'auction',
    load: async () => (await loadOtherEventPages()).SeatSelectionPage,
  },
  {
    address: 'draw',
    access: 'public',
    texts: 'draw',
    load: async () => (await import('./pages/draw/drawPages.ts')).DrawPage,
  },
];
