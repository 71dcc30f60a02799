import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

type Page =
  | 'EventsPage'
  | 'InventoryPage'
  | 'ListingsPage'
  | 'ItemPage'
  | 'SectionPage'
  | 'EditPage'
  | 'CheckoutPage'
  | 'TransactionsPage'
  | 'SettlementPage';

/** One chunk: a promoter goes through all of them, often where the network is poor. */
const page = (name: Page) => async (): Promise<ComponentType> =>
  (await import('./pages/promoterPages.ts'))[name];

/** Pages of promoters [C2.21, C2.32]. */
export const promoterRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'promoterEvents', access: 'signedIn', load: page('EventsPage') },
  { address: 'promoterInventory', access: 'signedIn', load: page('InventoryPage') },
  { address: 'promoterSale', access: 'signedIn', load: page('ListingsPage') },
  { address: 'promoterListings', access: 'signedIn', load: page('ListingsPage') },
  { address: 'promoterSection', access: 'signedIn', load: page('SectionPage') },
  {
    address: 'promoterSeat',
    access: 'signedIn',
    // Apart: the map is large, and most sales go without it.
    load: async () => (await import('./pages/sale/SeatPage.tsx')).SeatPage,
  },
  { address: 'promoterItem', access: 'signedIn', load: page('ItemPage') },
  { address: 'promoterCheckout', access: 'signedIn', load: page('CheckoutPage') },
  { address: 'promoterEdit', access: 'signedIn', load: page('EditPage') },
  { address: 'promoterTransactions', access: 'signedIn', load: page('TransactionsPage') },
  { address: 'promoterSettlement', access: 'signedIn', load: page('SettlementPage') },
];
