import type { AuctionCheckout, AuctionLive } from '@foyer/contract';

/** Merges the states of an auction and of the caller's offer: the later of two answers counts [C4.05, C4.06]. */
export function withLive(checkout: AuctionCheckout, live: AuctionLive | undefined): AuctionCheckout {
  const { auction, offer: known } = checkout;
  if (!live || Date.parse(live.serverTime) < Date.parse(auction.serverTime)) return checkout;
  const { state, closesAt, resultsAt, serverTime, offer = known } = live;
  const moved = new Map(live.groups.map((group) => [group.offerGroupId, group]));
  const groups = auction.groups.map((group) => ({ ...group, ...moved.get(group.offerGroupId) }));
  return {
    ...checkout,
    auction: { ...auction, state, closesAt, resultsAt, serverTime, groups },
    ...(offer ? { offer } : {}),
  };
}
