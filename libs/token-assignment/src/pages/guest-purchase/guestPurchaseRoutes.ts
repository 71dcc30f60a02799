import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

type Page =
  | 'PromoterAssignmentPage'
  | 'DeclinePromoterAssignmentPage'
  | 'PromoterAssignmentCheckoutPage'
  | 'ClientGuestAssignmentPage'
  | 'DeclineClientGuestAssignmentPage'
  | 'ClientGuestCheckoutPage';

/** One chunk: guests go from one to the next. */
const page = (name: Page) => async (): Promise<ComponentType> =>
  (await import('./guestPurchasePages.tsx'))[name];

/** Pages of the links of promoters and organisers [C2.05]. */
export const guestPurchaseRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'promoterAssignment', access: 'public', load: page('PromoterAssignmentPage') },
  { address: 'promoterAssignmentConfirm', access: 'public', load: page('PromoterAssignmentPage') },
  { address: 'promoterAssignmentDecline', access: 'public', load: page('DeclinePromoterAssignmentPage') },
  {
    address: 'promoterAssignmentCheckout',
    access: 'public',
    texts: 'checkout',
    load: page('PromoterAssignmentCheckoutPage'),
  },
  { address: 'clientGuestAssignment', access: 'public', load: page('ClientGuestAssignmentPage') },
  { address: 'clientGuestAssignmentConfirm', access: 'public', load: page('ClientGuestAssignmentPage') },
  {
    address: 'clientGuestAssignmentDecline',
    access: 'public',
    load: page('DeclineClientGuestAssignmentPage'),
  },
  {
    address: 'clientGuestAssignmentCheckout',
    access: 'public',
    texts: 'checkout',
    load: page('ClientGuestCheckoutPage'),
  },
  {
    address: 'clientPromoterAssignment',
    access: 'public',
    load: async () => (await import('../engagement-offer/EngagementOfferPage.tsx')).EngagementOfferPage,
  },
  {
    address: 'clientPromoterAssign',
    access: 'public',
    load: async () => (await import('../engagement-offer/AssignToGuestPage.tsx')).AssignToGuestPage,
  },
];
