import type { EventSummary, Money } from '@foyer/contract';

/** Returns the lowest price that a list shows; `undefined` for an event that cannot be bought any more, which says its state instead. */
export const shownPrice = ({ status, saleState, priceFrom }: EventSummary): Money | undefined =>
  status === 'Cancelled' || status === 'Postponed' || saleState === 'soldOut' || saleState === 'closed'
    ? undefined
    : priceFrom;
