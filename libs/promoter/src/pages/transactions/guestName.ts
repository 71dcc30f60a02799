import type { PromoterTransaction } from '@foyer/contract';

/** Name of a guest, or else the address; empty once the account is deleted. */
export const guestName = ({ guest }: Pick<PromoterTransaction, 'guest'>): string =>
  [guest.firstName, guest.lastName].filter(Boolean).join(' ') || (guest.emailAddress ?? '');
