import type { EventStatus, SaleState } from '@foyer/contract';
import { hours } from '../../platform/time/units.ts';

/** Duration of opening soon and ending soon: the last 24 hours [C4.05]. */
const soonMs = hours(24);

/** Maximum share of the capacity that counts as few left. */
const fewLeftShare = 0.05;

export interface SaleWindow {
  opensAt: Date;
  closesAt: Date;
}

/** Returns the state of a sale window by database time and stock [C4.05, C4.23]. */
export function saleStateOf(window: SaleWindow, now: Date, hasStock: boolean): SaleState {
  const toOpening = window.opensAt.getTime() - now.getTime();
  const toClosing = window.closesAt.getTime() - now.getTime();
  if (toClosing <= 0) return 'closed';
  if (toOpening > 0) return toOpening <= soonMs ? 'openingSoon' : 'upcoming';
  if (!hasStock) return 'soldOut';
  return toClosing <= soonMs ? 'endingSoon' : 'open';
}

/** Most attractive state first: an event shows the best of its windows. */
const precedence: readonly SaleState[] = [
  'actionRequired',
  'endingSoon',
  'open',
  'openingSoon',
  'upcoming',
  'soldOut',
  'closed',
];

/** Returns the window to show for an event, and its state; a cancelled event sells nothing. */
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

/** Tells whether the stock is low enough for a notice. */
export const isFewLeft = (available: number, capacity: number): boolean =>
  available > 0 && available <= capacity * fewLeftShare;

/** Tells whether the sale has yet to open in a state. */
export const isOpenLater = (state: SaleState): boolean => state === 'upcoming' || state === 'openingSoon';

/** Tells whether purchases are possible in a state. */
export const isOnSale = (state: SaleState): boolean => state === 'open' || state === 'endingSoon';
