import type { EventSummary } from '@foyer/contract';

/** Whether an event that takes place is sold out: its page leads to the wait list and to other dates. */
export const isSoldOut = ({ status, saleState }: Pick<EventSummary, 'status' | 'saleState'>): boolean =>
  saleState === 'soldOut' && status !== 'Cancelled' && status !== 'Postponed';
