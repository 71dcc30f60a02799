import type { EventStatus, SaleState } from '@foyer/contract';
import { hours } from '../../../config/units.ts';

/** Opening soon and ending soon are the last 24 hours [C4.05]. */
export const soonMs = hours(24);

/** Few are left when no more than this share of all is. */
const fewLeftShare = 0.05;

export interface SaleWindow {
  opensAt: Date;
  closesAt: Date;
}

/** What a window shows, by database time and what is left [C4.05, C4.23]. */
export function saleStateOf(window: SaleWindow, now: Date, hasStock: boolean): SaleState {
  const toOpening = window.opensAt.getTime() - now.getTime();
  const toClosing = window.closesAt.getTime() - now.getTime();
  if (toClosing <= 0) return 'closed';
  if (toOpening > 0) return toOpening <= soonMs ? 'openingSoon' : 'upcoming';
  if (!hasStock) return 'soldOut';
  return toClosing <= soonMs ? 'endingSoon' : 'open';
}

/** The most inviting first: an event shows the best of its windows. */
const precedence: readonly SaleState[] = [
  'actionRequired',
  'endingSoon',
  'open',
  'openingSoon',
  'upcoming',
  'soldOut',
  'closed',
];

/** The window that an event is shown by, and its state; nothing is on sale of a cancelled event. */
export function leadingWindow<Window extends SaleWindow>(
  windows: readonly Window[],
  facts: { now: Date; hasStock: boolean; status: EventStatus },
): { state: SaleState; window: Window | undefined } {
  const { now, hasStock, status } = facts;
  const ranked = windows
    .map((window) => ({ window, state: saleStateOf(window, now, hasStock) }))
    .sort((left, right) => precedence.indexOf(left.state) - precedence.indexOf(right.state));
  const best = ranked[0];
  if (!best || status === 'Cancelled') return { state: 'closed', window: best?.window };
  return best;
}

/** Whether so little is left that it is worth saying. */
export const isFewLeft = (available: number, capacity: number): boolean =>
  available > 0 && available <= capacity * fewLeftShare;

/** Whether something can be bought in this state. */
export const isOnSale = (state: SaleState): boolean => state === 'open' || state === 'endingSoon';
