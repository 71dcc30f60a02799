import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { lineRows } from '../commitment/commitmentRepository.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import { quantitiesOf } from '../hold/plannedLine.ts';
import { presentMinimumAge } from '../limit/agePolicy.ts';
import type { OfferFacts, SaleEvent } from '../offer/offerFacts.ts';
import { makeEntrySecret } from '../token/entrySecret.ts';
import { insertMembership, type NewMembership } from './seasonRepository.ts';

/** What a membership gets of one offer of an event: seats by code, or a number of places without any. */
export interface PlacesOfOffer {
  offer: OfferFacts;
  seatCodes: readonly string[];
  quantity: number;
}

/** What a membership gets for one event. */
export interface PlacesOfEvent {
  event: SaleEvent;
  offers: readonly PlacesOfOffer[];
}

type IssueOutcome =
  | { outcome: 'issued' }
  | { outcome: 'seatsLost'; eventId: string; seatCodes: string[] }
  | { outcome: 'soldOut'; eventId: string; itemId: string; available: number };

const callIssue = functionCall<object, IssueOutcome>('issue_places');

/** Place that is not free any more. The transaction has to be rolled back. */
export class PlaceTaken extends Error {
  override name = 'PlaceTaken';
  readonly eventId: string;
  /** Seats that are not free; undefined if there are too few places without seats. */
  readonly seatCodes: readonly string[] | undefined;
  constructor(eventId: string, seatCodes?: readonly string[]) {
    super(`Places of ${eventId} are taken`);
    this.eventId = eventId;
    this.seatCodes = seatCodes;
  }
}

const lineOf = (
  { newId }: Pick<Platform, 'newId'>,
  { offer, seatCodes, quantity }: PlacesOfOffer,
  at: number,
): StoredLine => ({
  lineId: newId(),
  ...{ priceSource: 'offer', sourceId: null, fromTokens: false, sellerId: null, sellerSides: null },
  ...{ marketplaceType: offer.marketplaceType, cartGuid: `season-line-${at + 1}` },
  ...{ offerGroupId: offer.offerGroupId, inventoryItemId: offer.inventoryItemId },
  ...{ allotmentId: offer.allotmentId, category: offer.category, seating: offer.seating, tokensEach: 1 },
  ...{ quantity, seatCodes: [...seatCodes], ages: [{ ageGroup: 'ADULT', quantity }] },
  ...{ fulfilment: undefined, maySplit: false, accessible: false, quotedUnits: {}, parts: [] },
  // What each is worth, for the cap of a resale; what the member paid is between member and organiser.
  amount: offer.facePrice,
});

function tokensOf(
  platform: Platform,
  { userId, membershipId }: NewMembership,
  { event, offer, line }: { event: SaleEvent; offer: OfferFacts; line: StoredLine },
): object[] {
  return Array.from({ length: line.quantity }, (_, at) => {
    const tokenId = platform.newId();
    return toColumns({
      ...{ eventId: event.eventId, tokenId, originKind: 'seasonMembership', originId: membershipId },
      ...{ offerGroupId: offer.offerGroupId, inventoryItemId: offer.inventoryItemId },
      ...{ ownerId: userId, holderId: userId, seating: offer.seating, seatCode: line.seatCodes[at] ?? null },
      ...{ attendance: offer.attendance, ageGroup: 'ADULT', stockLineId: line.lineId },
      ...{ paidAmount: 0, paidCurrency: event.currency },
      policy: {
        ...event.policy,
        ...(offer.resaleBlocked ? { resale: 'forbidden' as const } : {}),
        ...presentMinimumAge(event, offer),
        refund: 'none',
      },
      entrySecret: makeEntrySecret(platform, tokenId),
    });
  });
}

function placeOf(platform: Platform, membership: NewMembership, { event, offers }: PlacesOfEvent): object {
  const lines = offers.map((each, at) => lineOf(platform, each, at));
  const picked = lines.flatMap(({ seatCodes }) => seatCodes);
  return toColumns({
    ...{ eventId: event.eventId, commitmentId: platform.newId(), holdId: platform.newId() },
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lineRows(lines).lines,
    picked,
    pickedFrom: lines.flatMap(({ seatCodes, allotmentId }) => seatCodes.map(() => allotmentId)),
    quantities: quantitiesOf(lines, []).map(toColumns),
    tokens: lines.flatMap((line, at) =>
      tokensOf(platform, membership, { event, offer: offers[at]!.offer, line }),
    ),
  });
}

/**
 * Issues a membership with its {product} of all dates, all or none. No payment is taken: the member has paid the organiser.
 * @returns false if the season has the member already
 * @throws PlaceTaken: the caller rolls back
 */
export async function issueMembership(
  { platform, tx, now }: { platform: Platform; tx: TransactionScope; now: Date },
  membership: NewMembership,
  places: readonly PlacesOfEvent[],
): Promise<boolean> {
  if (!(await insertMembership(tx, membership))) return false;
  const issued = await callIssue(tx, {
    userId: membership.userId,
    issuedAt: now,
    places: places.map((each) => placeOf(platform, membership, each)),
  });
  if (issued.outcome === 'soldOut') throw new PlaceTaken(issued.eventId);
  if (issued.outcome === 'seatsLost') {
    const wanted = places.find(({ event }) => event.eventId === issued.eventId)!;
    const codes = wanted.offers.flatMap(({ seatCodes }) => seatCodes);
    throw new PlaceTaken(
      issued.eventId,
      codes.filter((code) => !issued.seatCodes.includes(code)),
    );
  }
  return true;
}
