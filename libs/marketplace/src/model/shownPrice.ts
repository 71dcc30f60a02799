import type { EventSummary, Money, SaleState } from '@foyer/contract';

const over: readonly SaleState[] = ['soldOut', 'closed', 'pendingResults'];

/** Returns the lowest price that a list shows; `undefined` for an event that cannot be bought any more, which says its state instead. */
export const shownPrice = ({ status, saleState, priceFrom }: EventSummary): Money | undefined =>
  status === 'Cancelled' || status === 'Postponed' || over.includes(saleState) ? undefined : priceFrom;
