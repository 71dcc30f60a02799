import {
  isOff,
  type AuctionCutOff,
  type AuctionOffer,
  type AuctionState,
  type EventSummary,
  type MarketplaceType,
  type Money,
} from '@foyer/contract';
import type { Platform } from '../../../../platform/platform.ts';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import { presentPermission, refused, type Permission } from '../../../../platform/http/access/permission.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { readLines } from '../../../../sale/cart/saleSnapshot.ts';
import { quoteLines, type SaleContext } from '../../../../sale/cart/saleContext.ts';
import type { EventScope } from '../../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import { findSeats } from '../../../../sale/inventory/seatHoldRepository.ts';
import { presentSeats } from '../../../../sale/inventory/seatPresenter.ts';
import { currentFacts } from '../../../../sale/offer/saleFacts.ts';
import { refusalsLeft } from '../../../../sale/payment/refusalRepository.ts';
import { listStillOpen } from '../../win/stillOpen.ts';
import { eventOfWin, mayDecline, mayRepay } from '../../win/winPolicy.ts';
import { cancelReasonOf, expiryOf, mayPickSeats, mayTakeOffers, shownState } from '../core/auctionPolicy.ts';
import { findAuction, listGroups, type AuctionRow, type GroupRow } from '../core/auctionRepository.ts';
import { ownOutlook, withoutOffer } from '../market/chance.ts';
import { countEarlier, type OfferRow } from '../core/offerRepository.ts';
import { countMarket, marketOf } from '../market/readMarket.ts';

type OfferViewer = Pick<SaleContext, 'locale' | 'now'> & {
  /** Of the server; without it, offers have no outlook. */
  platform?: Pick<Platform, 'state' | 'config' | 'database' | 'log'>;
  tx: Queryable;
  site: EventScope;
};

/**
 * Presents the state of an auction. An auction of an event that does not take place is cancelled, even before the job
 * has run.
 */
export function stateOf({ state, opensAt, closesAt, status }: AuctionRow, now: Date): AuctionState {
  if (state !== 'allocated' && isOff({ status })) return 'cancelled';
  if (state !== 'open') return state;
  if (opensAt > now) return 'upcoming';
  return closesAt > now ? 'open' : 'closed';
}

/** Presents the result of a group; undefined before the allocation. */
export function cutOffOf(
  { winners, cutOff, wonQuantity }: GroupRow,
  money: (amount: number) => Money,
): AuctionCutOff | undefined {
  if (winners === null || wonQuantity === null) return undefined;
  return { winners, quantity: wonQuantity, ...(cutOff === null ? {} : { price: money(cutOff) }) };
}

/** Reads how an open offer stands. */
async function readOutlook(
  { platform, tx, now, site }: OfferViewer,
  row: OfferRow,
  { auction, group }: { auction: AuctionRow; group: GroupRow },
): Promise<Pick<AuctionOffer, 'outlook'>> {
  if (!platform || row.state !== 'open' || !mayTakeOffers(auction, now).allowed) return {};
  const facts = await currentFacts(platform, tx, { eventId: row.eventId, scope: site });
  const offer = facts?.offers.get(row.offerGroupId);
  if (!offer) return {};
  const market = marketOf(await countMarket({ platform, tx, now }, auction), auction, {
    group,
    offer,
    now,
  });
  const others = { ...market, levels: withoutOffer(market.levels, row) };
  return { outlook: ownOutlook(others, { ...row, earlier: await countEarlier(tx, row) }) };
}

/** Tells whether an offer can be raised: while offers are taken, up to the maximum. */
const mayRaise = (row: OfferRow, auction: AuctionRow, now: Date): Permission =>
  row.state === 'open' ? mayTakeOffers(auction, now) : refused('marketplaceClosed');

/** Reads what a refused card has left to pay, and how many cards its fan can still try. */
async function readRepayment(
  { platform, tx, locale, now, site: scope }: OfferViewer,
  row: OfferRow,
): Promise<Pick<AuctionOffer, 'quote' | 'attemptsLeft'>> {
  const { state, userId, eventId } = row;
  if (!platform || state !== 'paymentFailed' || userId === null) return {};
  const facts = await currentFacts(platform, tx, { eventId, scope });
  if (!facts) return {};
  const { quote } = quoteLines(facts, await readLines(tx, row), locale, {
    firstHeldAt: now,
    discountId: row.discountId,
  });
  const { cards } = await refusalsLeft(tx, { ...row, userId }, platform.config.sale);
  return { quote, attemptsLeft: cards };
}

/** Reads when seats are picked, and which ones it has. */
async function readSeatPick({ tx }: OfferViewer, row: OfferRow): Promise<Pick<AuctionOffer, 'seatPick'>> {
  const { eventId, state, pickFrom, pickUntil, pickedAt, heldAt } = row;
  if (pickFrom === null || pickUntil === null || state === 'lapsed' || state === 'cancelled') return {};
  const codes = heldAt === null ? [] : (await readLines(tx, row)).flatMap((line) => line.seatCodes);
  return {
    seatPick: {
      opensAt: pickFrom.toISOString(),
      closesAt: pickUntil.toISOString(),
      ...(pickedAt ? { pickedAt: pickedAt.toISOString() } : {}),
      seats: await presentSeats(tx, eventId, await findSeats(tx, eventId, codes)),
    },
  };
}

function presentTimes(row: OfferRow, auction: AuctionRow) {
  const { place, winUntil, state, paymentMethodId, expiresBeforeHours } = row;
  return {
    expiresHoursBefore: expiresBeforeHours,
    expiresAt: expiryOf(auction, expiresBeforeHours).toISOString(),
    ...(place === null ? {} : { place }),
    ...(state === 'paymentFailed' && winUntil ? { payUntil: winUntil.toISOString() } : {}),
    ...(paymentMethodId === null ? {} : { paymentMethodId }),
    madeAt: row.madeAt.toISOString(),
    priceReachedAt: row.reachedAt.toISOString(),
    closesAt: auction.closesAt.toISOString(),
    resultsAt: auction.resultsAt.toISOString(),
  };
}

const hasLost = ({ state }: OfferRow): boolean =>
  state === 'lost' || state === 'expired' || state === 'lapsed';

interface OfferSurroundings {
  auction: AuctionRow;
  group: GroupRow;
  event: EventSummary;
  /** Ways that are open to those who did not get in. */
  stillOpen: MarketplaceType[];
}

async function presentOffer(
  viewer: OfferViewer,
  row: OfferRow,
  of: OfferSurroundings,
): Promise<AuctionOffer> {
  const { locale, now } = viewer;
  const { auction, group, event, stillOpen } = of;
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  const raise = mayRaise(row, auction, now);
  const repay = mayRepay(row, now);
  const pickSeats = mayPickSeats(row, now);
  const nextPrice = row.price + group.step;
  const cancelReason = cancelReasonOf(row);
  const cutOff = row.state === 'open' ? undefined : cutOffOf(group, money);
  return {
    offerId: row.offerId,
    event: eventOfWin(event, [repay, pickSeats]),
    marketplaceId: auction.marketplaceId,
    offerGroupId: row.offerGroupId,
    name: inLocale(row.name, locale),
    quantity: row.quantity,
    seatsTogether: row.seatsTogether,
    price: money(row.price),
    total: money(row.atMost),
    ...(row.promoCode === null ? {} : { promoCode: row.promoCode }),
    state: shownState(row, auction.state === 'open' && auction.closesAt > now),
    ...(cancelReason ? { cancelReason } : {}),
    ...(await readOutlook(viewer, row, of)),
    ...(await readRepayment(viewer, row)),
    ...(await readSeatPick(viewer, row)),
    ...(raise.allowed && (group.maximum === null || nextPrice <= group.maximum)
      ? { nextPrice: money(nextPrice) }
      : {}),
    ...(cutOff ? { cutOff } : {}),
    ...(hasLost(row) ? { stillOpen } : {}),
    ...presentTimes(row, auction),
    allowed: {
      raise: presentPermission(raise),
      decline: presentPermission(mayDecline(row)),
      repay: presentPermission(repay),
      pickSeats: presentPermission(pickSeats),
    },
  };
}

/**
 * Presents the offers of one user with their events; those of events outside the site's scope are left out.
 */
export async function presentOffers(viewer: OfferViewer, rows: readonly OfferRow[]): Promise<AuctionOffer[]> {
  const { tx, site: scope, locale } = viewer;
  const ids = [...new Set(rows.map(({ eventId }) => eventId))];
  const events = await readSummaries(tx, ids, { scope, locale });
  const offers = new Map<OfferRow, AuctionOffer>();
  for (const eventId of ids) {
    const event = events.get(eventId);
    const auction = event && (await findAuction(tx, eventId));
    if (!event || !auction) continue;
    const groups = await listGroups(tx, eventId);
    const ofEvent = rows.filter((each) => each.eventId === eventId);
    const { status } = auction;
    const stillOpen = ofEvent.some(hasLost)
      ? await listStillOpen(tx, { eventId, status, now: viewer.now })
      : [];
    for (const row of ofEvent) {
      const group = groups.find(({ offerGroupId }) => offerGroupId === row.offerGroupId);
      if (group) offers.set(row, await presentOffer(viewer, row, { auction, group, event, stillOpen }));
    }
  }
  return rows.flatMap((row) => offers.get(row) ?? []);
}
