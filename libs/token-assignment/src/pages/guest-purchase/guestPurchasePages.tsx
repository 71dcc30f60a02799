import { GuestCheckout } from './GuestCheckout.tsx';
import { GuestPurchase } from './GuestPurchase.tsx';
import { useClientLink, usePromoterLink } from './useGuestLink.ts';

export const PromoterAssignmentPage = () => <GuestPurchase link={usePromoterLink(false)} />;
export const DeclinePromoterAssignmentPage = () => (
  <GuestPurchase link={usePromoterLink(false)} isDeclining />
);
export const PromoterAssignmentCheckoutPage = () => <GuestCheckout link={usePromoterLink(true)} />;
export const ClientGuestAssignmentPage = () => <GuestPurchase link={useClientLink(false)} />;
export const DeclineClientGuestAssignmentPage = () => (
  <GuestPurchase link={useClientLink(false)} isDeclining />
);
export const ClientGuestCheckoutPage = () => <GuestCheckout link={useClientLink(true)} />;
