import { isOff, type EventSummary, type Money, type SaleState } from '@foyer/contract';

const over: readonly SaleState[] = ['soldOut', 'closed', 'pendingResults'];

/** Returns the lowest price that a list shows; `undefined` for an event that is no longer on sale, which shows its state instead. */
export const shownPrice = (event: EventSummary): Money | undefined =>
  isOff(event) || over.includes(event.saleState) ? undefined : event.priceFrom;

/** Whether tax comes on top of a price of access to an event; none does on a free one. `isPlusTax` says so of one price. */
export const isTaxAdded = ({ plusTax }: EventSummary, { amount }: Money): boolean =>
  plusTax === true && amount > 0;
