import type { AuctionOffer, DrawEntry, EventSummary } from '@foyer/contract';

/** Entry in a draw, or offer in an auction; `since` is when it was made. */
export type Request = { event: EventSummary; since: string } & (
  { entry: DrawEntry } | { offer: AuctionOffer }
);
/** The fan has to act, has to wait, or nothing is to come. */
export type RequestStage = 'toDo' | 'waiting' | 'finished';

const isOpen: Partial<Record<DrawEntry['state'] | AuctionOffer['state'], true>> = {
  entered: true,
  open: true,
  pendingResults: true,
  won: true,
  qualified: true,
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

function stageOf(request: Request): RequestStage {
  const needsFan =
    'entry' in request
      ? request.entry.allowed.claim.allowed || request.entry.allowed.repay.allowed
      : request.offer.allowed.repay.allowed || pickingOf(request.offer) === 'pickNow';
  if (needsFan) return 'toDo';
  const { state } = 'entry' in request ? request.entry : request.offer;
  return isOpen[state] ? 'waiting' : 'finished';
}

const deadlineOf = (request: Request): number =>
  Date.parse(
    ('entry' in request ? entryDeadline(request.entry) : offerDeadline(request.offer)) ??
      request.event.startsAt,
  );

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
