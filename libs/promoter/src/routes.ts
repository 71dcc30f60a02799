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

type OrganiserPageName = 'OrganiserPage' | 'AttendeesPage' | 'TeamPage';

/** Pages of members of an organisation, in a chunk of their own: few promoters are one. */
const organiserPage = (name: OrganiserPageName) => async (): Promise<ComponentType> =>
  (await import('./pages/organiserPages.ts'))[name];

/** Pages of promoters and organisers [C1.09, C2.21, C2.32]. */
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
  {
    address: 'organiserEvents',
    access: 'signedIn',
    texts: 'organiser',
    load: organiserPage('OrganiserPage'),
  },
  {
    address: 'organiserAttendees',
    access: 'signedIn',
    texts: 'organiser',
    load: organiserPage('AttendeesPage'),
  },
  { address: 'organiserTeam', access: 'signedIn', texts: 'organiser', load: organiserPage('TeamPage') },
  {
    address: 'organiserInvite',
    access: 'public',
    texts: 'organiser',
    // Apart: most who open the link see no other page of an organiser yet.
    load: async () => (await import('./pages/invite/InvitePage.tsx')).InvitePage,
  },
];
