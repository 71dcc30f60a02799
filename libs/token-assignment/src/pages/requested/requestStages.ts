import type { AuctionOffer, DrawEntry, EventSummary, MarketOffer } from '@foyer/contract';

/** Entry in a draw, offer in an auction, or standing bid for what fans resell; `since` is when it was made. */
export type Request = { event: EventSummary; since: string } & (
  { entry: DrawEntry } | { offer: AuctionOffer } | { marketOffer: MarketOffer }
);
/** The fan has to act, has to wait, or nothing is to come. */
export type RequestStage = 'toDo' | 'waiting' | 'finished';

const isOpen: Partial<Record<DrawEntry['state'] | AuctionOffer['state'] | MarketOffer['state'], true>> = {
  entered: true,
  open: true,
  pendingResults: true,
  won: true,
  qualified: true,
  pendingPayment: true,
  paymentFailed: true,
};

/** Whether seats are picked for an offer now, or later; undefined if not at all. */
export function pickingOf({ state, seatPick, allowed }: AuctionOffer): 'pickNow' | 'pickLater' | undefined {
  if (state !== 'qualified' || !seatPick || seatPick.seats.length > 0) return undefined;
  return allowed.pickSeats.allowed ? 'pickNow' : 'pickLater';
}

/** Instant that an entry's state is about, if there is one. */
export function entryDeadline({ state, closesAt, resultsAt, win, place }: DrawEntry): string | undefined {
  if (state === 'entered') return closesAt;
  if (state === 'pendingResults') return place === undefined ? resultsAt : undefined;
  return state === 'won' || state === 'paymentFailed' ? win?.until : undefined;
}

/** Instant that an offer's state is about, if there is one. */
export function offerDeadline(offer: AuctionOffer): string | undefined {
  const { state, closesAt, resultsAt, payUntil, cutOff, seatPick } = offer;
  const picking = pickingOf(offer);
  if (picking) return picking === 'pickNow' ? seatPick?.closesAt : seatPick?.opensAt;
  if (state === 'open') return closesAt;
  if (state === 'pendingResults') return cutOff ? undefined : resultsAt;
  return state === 'paymentFailed' ? payUntil : undefined;
}

/** Instant that a bid's state is about, if there is one. */
export function marketOfferDeadline({ state, expiresAt, fixUntil }: MarketOffer): string | undefined {
  if (state === 'paymentFailed') return fixUntil;
  return state === 'open' ? expiresAt : undefined;
}

function needsItsFan(request: Request): boolean {
  if ('entry' in request) return request.entry.allowed.claim.allowed || request.entry.allowed.repay.allowed;
  if ('marketOffer' in request) return request.marketOffer.state === 'paymentFailed';
  return request.offer.allowed.repay.allowed || pickingOf(request.offer) === 'pickNow';
}

function stateOf(request: Request) {
  if ('entry' in request) return request.entry.state;
  return 'marketOffer' in request ? request.marketOffer.state : request.offer.state;
}

function stageOf(request: Request): RequestStage {
  if (needsItsFan(request)) return 'toDo';
  return isOpen[stateOf(request)] ? 'waiting' : 'finished';
}

function endOf(request: Request): string | undefined {
  if ('entry' in request) return entryDeadline(request.entry);
  return 'marketOffer' in request ? marketOfferDeadline(request.marketOffer) : offerDeadline(request.offer);
}

const deadlineOf = (request: Request): number => Date.parse(endOf(request) ?? request.event.startsAt);

/** Sorts requests by what is due: what ends first is first, and of what is finished the latest. */
export function stagesOf(requests: readonly Request[]): { stage: RequestStage; requests: Request[] }[] {
  const latestFirst = (one: Request, other: Request) => Date.parse(other.since) - Date.parse(one.since);
  return (['toDo', 'waiting', 'finished'] as const)
    .map((stage) => ({
      stage,
      requests: requests
        .filter((request) => stageOf(request) === stage)
        .sort(
          (one, other) =>
            (stage === 'finished' ? 0 : deadlineOf(one) - deadlineOf(other)) || latestFirst(one, other),
        ),
    }))
    .filter((each) => each.requests.length > 0);
}
