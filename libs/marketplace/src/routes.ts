import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';
import { transactionRoutes } from './pages/transaction/transactionRoutes.ts';
import { upgradeRoutes } from './pages/upgrade/upgradeRoutes.ts';

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
    load: async () => (await (await import('./pages/event/EventPage.tsx')).loadOtherPages()).PreviewPage,
  },
  {
    address: 'customEvent',
    access: 'public',
    reportsPath: true,
    texts: 'eventPages',
    load: async () => (await (await import('./pages/event/EventPage.tsx')).loadOtherPages()).CustomEventPage,
  },
  {
    address: 'ad',
    access: 'public',
    reportsPath: true,
    texts: 'eventPages',
    load: async () => (await (await import('./pages/event/EventPage.tsx')).loadOtherPages()).AdPage,
  },
  ...transactionRoutes,
  {
    address: 'performer',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await import('./pages/topic/topicPages.tsx')).PerformerPage,
  },
  {
    address: 'location',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await import('./pages/topic/topicPages.tsx')).LocationPage,
  },
  {
    address: 'client',
    access: 'public',
    reportsPath: true,
    texts: 'topic',
    load: async () => (await import('./pages/topic/topicPages.tsx')).ClientPage,
  },
  {
    address: 'following',
    access: 'signedIn',
    texts: 'topic',
    load: async () => (await import('./pages/topic/topicPages.tsx')).FollowingPage,
  },
  {
    address: 'waitList',
    access: 'signedIn',
    texts: 'waitList',
    load: async () => (await import('./pages/wait-list/waitListPages.ts')).WaitListPage,
  },
  {
    address: 'waitLists',
    access: 'signedIn',
    texts: 'waitList',
    load: async () => (await import('./pages/wait-list/waitListPages.ts')).WaitListsPage,
  },
  {
    address: 'marketOffers',
    access: 'signedIn',
    load: async () => (await import('./pages/market-offers/MarketOffersPage.tsx')).MarketOffersPage,
  },
  {
    // The form of an offer is its checkout: it quotes what is charged, and asks for the card.
    address: 'marketOffersCheckout',
    access: 'signedIn',
    hidesCart: true,
    load: async () => (await import('./pages/market-offers/MarketOffersPage.tsx')).MarketOffersPage,
  },
  {
    address: 'claim',
    access: 'signedIn',
    load: async () => (await import('./pages/market-offers/MarketOffersPage.tsx')).ClaimPage,
  },
  {
    address: 'seatSelection',
    access: 'signedIn',
    texts: 'auction',
    load: async () =>
      (await (await import('./pages/event/EventPage.tsx')).loadOtherPages()).SeatSelectionPage,
  },
  {
    address: 'draw',
    access: 'public',
    texts: 'draw',
    load: async () => (await import('./pages/draw/drawPages.ts')).DrawPage,
  },
  ...upgradeRoutes,
  {
    address: 'selling',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).SellingPage,
  },
  {
    address: 'sellingReview',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).SellingReviewPage,
  },
  {
    address: 'sellingReviewEdit',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).SellingEditPage,
  },
  {
    address: 'sellingSellNow',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).SellNowPage,
  },
  {
    address: 'sellingSummary',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).ListingSummaryPage,
  },
  {
    address: 'sellingReviewSold',
    access: 'signedIn',
    texts: 'selling',
    load: async () => (await import('./pages/selling/sellingPages.ts')).ReviewSoldPage,
  },
];
