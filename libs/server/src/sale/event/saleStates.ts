import {
  isOff,
  requestTypes,
  soonMs,
  type EventStatus,
  type MarketplaceType,
  type SaleState,
} from '@foyer/contract';

/** Maximum share of the capacity that counts as few left. */
export const fewLeftShare = 0.05;

/** Time in which a window sells or takes entries; `window_is_open` is its SQL counterpart. */
export interface OpenTime {
  opensAt: Date;
  closesAt: Date;
}

export interface SaleWindow extends OpenTime {
  type: MarketplaceType;
  /** Results of a draw or auction; without it, they are out when it closes. */
  resultsAt?: Date | undefined;
}

/** Tells whether a window is open, from `opensAt` until just before `closesAt`. */
export const isOpenAt = ({ opensAt, closesAt }: OpenTime, now: Date): boolean =>
  opensAt.getTime() <= now.getTime() && closesAt.getTime() > now.getTime();

/** Tells whether a marketplace decides who gets what after it has closed. */
const hasResults = (type: MarketplaceType): boolean => requestTypes.some((each) => each === type);

/**
 * Returns the state of a sale window by database time and stock [C4.05, C4.23]. It is the same for every caller:
 * `actionRequired` comes with the answers about a caller's own entries and offers (`eventOfWin`).
 */
export function saleStateOf(window: SaleWindow, now: Date, hasStock: boolean): SaleState {
  const { type, opensAt, closesAt, resultsAt } = window;
  const toOpening = opensAt.getTime() - now.getTime();
  const toClosing = closesAt.getTime() - now.getTime();
  if (toClosing <= 0) return hasResults(type) && resultsAt && resultsAt > now ? 'pendingResults' : 'closed';
  if (toOpening > 0) return toOpening <= soonMs ? 'openingSoon' : 'upcoming';
  if (type === 'secondaryExchange') return 'active';
  if (type === 'purchase' && !hasStock) return 'soldOut';
  return toClosing <= soonMs ? 'endingSoon' : 'open';
}

/** Most attractive state first: an event shows the best of its windows. */
const precedence: readonly SaleState[] = [
  'actionRequired',
  'endingSoon',
  'open',
  'active',
  'openingSoon',
  'upcoming',
  'pendingResults',
  'soldOut',
  'closed',
];

/** Joins windows of one marketplace that follow each other without a gap, such as tiers: the sale goes on. */
function joinWindows<Window extends SaleWindow>(windows: readonly Window[]): Window[] {
  const joined: Window[] = [];
  for (const window of windows.toSorted((left, right) => left.opensAt.getTime() - right.opensAt.getTime())) {
    const before = joined.findIndex(
      ({ type, closesAt }) => type === window.type && closesAt >= window.opensAt,
    );
    if (before < 0) joined.push(window);
    else if (joined[before]!.closesAt < window.closesAt)
      joined[before] = { ...joined[before]!, closesAt: window.closesAt };
  }
  return joined;
}

interface RankedWindow {
  window: SaleWindow;
  state: SaleState;
}

/** Orders windows by state; of those that are closed, the last one first. */
const compareWindows = (left: RankedWindow, right: RankedWindow): number =>
  precedence.indexOf(left.state) - precedence.indexOf(right.state) ||
  (left.state === 'closed' ? right.window.closesAt.getTime() - left.window.closesAt.getTime() : 0);

interface SaleFacts {
  now: Date;
  hasStock: boolean;
  status: EventStatus;
}

interface Leading<Window extends SaleWindow> {
  state: SaleState;
  window: Window | undefined;
}

function leadingOf<Window extends SaleWindow>(
  joined: readonly Window[],
  { now, hasStock, status }: SaleFacts,
): Leading<Window> {
  const ranked = joined
    .map((window) => ({ window, state: saleStateOf(window, now, hasStock) }))
    .sort(compareWindows);
  const best = ranked[0];
  if (!best || isOff({ status })) return { state: 'closed', window: best?.window };
  return best;
}

/** Returns the window to show for an event, and its state; one that is off sells nothing. */
export const leadingWindow = <Window extends SaleWindow>(
  windows: readonly Window[],
  facts: SaleFacts,
): Leading<Window> => leadingOf(joinWindows(windows), facts);

/** Later windows and states that one answer has. */
const mostLater = 20;

/** Lists which windows lead after `now`, and their states, as far as time alone decides, in order. */
export function laterWindows<Window extends SaleWindow>(
  windows: readonly Window[],
  facts: SaleFacts,
): { at: Date; state: SaleState; window: Window }[] {
  if (isOff(facts)) return [];
  const joined = joinWindows(windows);
  const instants = joined.flatMap(({ opensAt, closesAt, resultsAt }) => [
    ...[opensAt, closesAt].flatMap((at) => [at.getTime() - soonMs, at.getTime()]),
    ...(resultsAt ? [resultsAt.getTime()] : []),
  ]);
  const ahead = [...new Set(instants)]
    .filter((time) => time > facts.now.getTime())
    .sort((left, right) => left - right);
  let last = leadingOf(joined, facts);
  return ahead
    .flatMap((time) => {
      const at = new Date(time);
      const { state, window } = leadingOf(joined, { ...facts, now: at });
      if (!window || (state === last.state && window === last.window)) return [];
      last = { state, window };
      return [{ at, state, window }];
    })
    .slice(0, mostLater);
}

/** Tells whether the stock is low enough for a notice. `fewLeft` of `listEvents` repeats it in SQL, with `isOnSale`. */
export const isFewLeft = (available: number, capacity: number): boolean =>
  available > 0 && available <= capacity * fewLeftShare;

/** Tells whether the sale has not opened yet in a state. */
export const isOpenLater = (state: SaleState): boolean => state === 'upcoming' || state === 'openingSoon';

/** Tells whether purchases are possible in a state. */
export const isOnSale = (state: SaleState): boolean =>
  state === 'open' || state === 'endingSoon' || state === 'active';
