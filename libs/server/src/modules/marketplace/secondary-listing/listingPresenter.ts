import type { ListingToken, Locale, Money, SeatRef, SecondaryListing } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { presentSeat } from '../../../sale/inventory/seatPresenter.ts';
import { endedStateOf } from '../../../sale/listing/endListing.ts';
import { mayChange, payoutBy } from '../../../sale/listing/listingPolicy.ts';
import type { ListingRow } from '../../../sale/listing/listingRepository.ts';
import { stepsOfListings, tokensOfListings } from '../../../sale/listing/listedTokens.ts';
import {
  mayRedirect,
  mayRetry,
  payoutStateOf,
  salesOfListings,
  sellingStateOf,
  waitOf,
  type SoldListing,
} from './soldListings.ts';
import { placedSeatOf, type TokenPlace } from '../../../sale/listing/sellableRepository.ts';
import { sumSellers } from '../../../sale/listing/splitPrice.ts';
import { readSectionNames, type SectionNames } from '../../../sale/offer/offerRepository.ts';
import { findPayoutMethods } from '../../../sale/payout/payoutMethodRepository.ts';

/** Presents where a token admits. */
export function presentPlace(token: TokenPlace, names: SectionNames, locale: Locale): ListingToken {
  const { tokenId, seating, sectionCode } = token;
  const placed = placedSeatOf(token);
  const seat: SeatRef | undefined =
    placed && presentSeat({ ...placed, seat: token.seat ?? '', kind: token.seatKind ?? 'plain' }, names);
  const sectionName = sectionCode === null ? undefined : (names.get(sectionCode) ?? sectionCode);
  return {
    tokenId,
    name: inLocale(token.names, locale),
    seating,
    ...(seat ? { seat } : {}),
    ...(seating === 'ga' && sectionName !== undefined ? { sectionName } : {}),
  };
}

const by = <Row extends { listingId: string }>(rows: readonly Row[], listingId: string): Row[] =>
  rows.filter((row) => row.listingId === listingId);

/** Presents what became of a sale after it. */
function presentSale(row: ListingRow, sale: SoldListing | undefined): Partial<SecondaryListing> {
  if (!sale) return {};
  const { payout, soldAt } = sale;
  const wait = waitOf(row, sale);
  return {
    soldAt: soldAt.toISOString(),
    ...(wait === undefined ? {} : { waitsFor: wait }),
    ...(payout
      ? {
          payout: {
            payoutId: payout.payoutId,
            amount: { amount: payout.amount, currency: row.currency },
            state: payoutStateOf(payout),
            ...(payout.recipient === null ? {} : { emailAddress: payout.recipient }),
            ...(payout.paidAt === null ? {} : { sentAt: payout.paidAt.toISOString() }),
            ...(payout.arrivedAt === null ? {} : { arrivedAt: payout.arrivedAt.toISOString() }),
          },
        }
      : {}),
  };
}

/** Presents listings to their seller; those of events that the scope lacks are left out. */
export async function presentListings(
  db: Queryable,
  rows: readonly ListingRow[],
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<SecondaryListing[]> {
  const eventIds = [...new Set(rows.map(({ eventId }) => eventId))];
  const events = await readSummaries(db, eventIds, { scope: withUnpublished(scope), locale });
  const sectionNames = new Map<string, SectionNames>();
  for (const eventId of eventIds) sectionNames.set(eventId, await readSectionNames(db, eventId));
  const [tokens, steps] = [await tokensOfListings(db, rows), await stepsOfListings(db, rows)];
  const sales = await salesOfListings(
    db,
    rows.filter(({ state }) => state === 'sold'),
  );
  const methods = await findPayoutMethods(
    db,
    rows.flatMap(({ payoutMethodId }) => payoutMethodId ?? []),
  );
  return rows.flatMap((row) => {
    const { listingId, eventId, endReason, currency } = row;
    const event = events.get(eventId);
    if (!event) return [];
    const money = (amount: number): Money => ({ amount, currency });
    const own = by(tokens, listingId);
    const state = endedStateOf(row);
    const payoutMethod = row.payoutMethodId === null ? undefined : methods.get(row.payoutMethodId);
    const sale = sales.get(listingId);
    const permission = presentPermission(mayChange(row));
    const listing: SecondaryListing = {
      listingId,
      event,
      state,
      sellingState: sale ? sellingStateOf(sale) : state === 'active' ? 'live' : 'notSold',
      ...(endReason === null ? {} : { endReason }),
      ...(row.marketOfferId === null ? {} : { isForOffer: true }),
      offerGroupId: row.offerGroupId,
      name: inLocale(row.names, locale),
      tokens: own.map((token) => presentPlace(token, sectionNames.get(eventId)!, locale)),
      price: money(row.price),
      seller: sumSellers(own.map(({ seller }) => seller)),
      hoursBefore: row.hoursBefore,
      expiresAt: row.expiresAt.toISOString(),
      payoutBy: payoutBy(row).toISOString(),
      ...(payoutMethod ? { payoutMethod } : {}),
      ...presentSale(row, sale),
      listedAt: row.createdAt.toISOString(),
      history: by(steps, listingId).map((step) => ({
        state: step.state,
        price: money(step.price),
        expiresAt: step.expiresAt.toISOString(),
        at: step.at.toISOString(),
      })),
      allowed: {
        edit: permission,
        delete: permission,
        updatePayoutMethod: sale ? presentPermission(mayRedirect(sale.payout)) : permission,
        retryPayout: presentPermission(mayRetry(sale?.payout)),
      },
    };
    return [listing];
  });
}
