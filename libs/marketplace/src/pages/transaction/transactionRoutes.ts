import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const entries = () => import('./transactionEntries.ts');

/** Pages of a purchase, in a chunk that the event page does not load [C2.03, C2.14, C2.15, C2.16, C2.20]. */
export const transactionRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'transaction',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await entries()).TransactionPage,
  },
  {
    address: 'transactionListings',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./ListingsPage.tsx')).ListingsPage,
  },
  {
    address: 'transactionDetail',
    access: 'signedIn',
    texts: 'transaction',
    hidesCart: true,
    load: async () => (await import('./DetailPage.tsx')).DetailPage,
  },
  {
    address: 'transactionMerchItems',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./ItemsPage.tsx')).MerchItemsPage,
  },
  {
    address: 'transactionAddonItems',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./ItemsPage.tsx')).AddonItemsPage,
  },
  {
    address: 'transactionEventOptions',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./EventOptionsPage.tsx')).EventOptionsPage,
  },
  {
    address: 'transactionMerchOptions',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./DetailPage.tsx')).MerchOptionsPage,
  },
  {
    address: 'transactionAddonOptions',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./DetailPage.tsx')).AddonOptionsPage,
  },
  {
    address: 'transactionPrice',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./PricePage.tsx')).PricePage,
  },
  {
    address: 'transactionSection',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./SectionPage.tsx')).SectionPage,
  },
  {
    address: 'transactionSeating',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./SeatingPage.tsx')).SeatingPage,
  },
  {
    address: 'transactionSupport',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await import('./SupportPage.tsx')).SupportPage,
  },
  {
    address: 'transactionWhitelabel',
    access: 'public',
    texts: 'transaction',
    load: async () => (await entries()).PartnerEntryPage,
  },
  {
    address: 'transactionPartner',
    access: 'signedIn',
    texts: 'transaction',
    load: async () => (await entries()).TransactionPage,
  },
];
