import type { OfferGroup, OfferGroupIds, OfferGroupSelection, OperationTypes } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { readSalesGroups } from '../../../sale/event/eventRepository.ts';
import { readOfferGroups, sortOffers, type Viewer } from '../offer/offerService.ts';
import { currentTiers, isSameProduct } from '../offer/offerTiers.ts';

/** Finds the items in a buyer's running carts of an event. */
async function findItemsInCart(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ inventoryItemId: string }>`
    select distinct p.inventory_item_id from commitment c join line_part p using (event_id, commitment_id)
    where c.event_id = ${eventId} and c.user_id = ${userId} and c.kind = 'cart' and commitment_is_live(c.state)`.execute(
    db,
  );
  return new Set(rows.map(({ inventoryItemId }) => inventoryItemId));
}

type Query<Operation extends keyof OperationTypes> = OperationTypes[Operation]['query'];

/**
 * Returns the named offers of an event, in recommended order; those that are not for the caller are left out [C7.41].
 * @throws notFound
 */
export async function getOfferGroups(
  db: Queryable,
  { offerGroupIds, ...query }: Query<'getOfferGroups'>,
  viewer: Viewer,
): Promise<OfferGroupSelection> {
  const { event, offers } = await readOfferGroups(db, query, viewer);
  return {
    offerGroups: sortOffers(offers.filter(({ offerGroupId }) => offerGroupIds.includes(offerGroupId))),
    serverTime: event.now.toISOString(),
  };
}

/** Lists the ids of an event's offers, in recommended order [C7.41]. @throws notFound */
export async function listOfferGroupIds(
  db: Queryable,
  { marketplaceId, ...query }: Query<'listOfferGroupIds'>,
  viewer: Viewer,
): Promise<OfferGroupIds> {
  const { offers } = await readOfferGroups(db, query, viewer);
  const own = offers.filter((offer) => marketplaceId === undefined || offer.marketplaceId === marketplaceId);
  return { offerGroupIds: sortOffers(own).map(({ offerGroupId }) => offerGroupId) };
}

/** Returns a function that finds the topmost heading of an offer. */
async function readHeadings(db: Queryable, eventId: string): Promise<(offer: OfferGroup) => string> {
  const groups = await readSalesGroups(db, eventId);
  const parents = new Map(groups.map((group) => [group.salesGroupId, group.parentSalesGroupId]));
  const topOf = (salesGroupId: string): string => {
    const parent = parents.get(salesGroupId);
    return parent ? topOf(parent) : salesGroupId;
  };
  return ({ salesGroupId }) => topOf(salesGroupId);
}

/**
 * Lists alternatives to an offer: other current items under the same heading, nearest price first [C7.41].
 * @throws notFound
 */
export async function listRelatedOfferGroups(
  db: Queryable,
  { offerGroupId, ...query }: Query<'listRelatedOfferGroups'>,
  viewer: Viewer,
): Promise<OfferGroupSelection> {
  const [{ event, offers }, headingOf] = await Promise.all([
    readOfferGroups(db, query, viewer),
    readHeadings(db, query.eventId),
  ]);
  const own = found(offers.find((offer) => offer.offerGroupId === offerGroupId));
  const distance = ({ price }: OfferGroup): number => Math.abs(price.allIn.amount - own.price.allIn.amount);
  const related = currentTiers(offers).filter(
    (offer) =>
      headingOf(offer) === headingOf(own) && !isSameProduct(offer, own) && offer.saleState !== 'closed',
  );
  return {
    offerGroups: related.toSorted((left, right) => distance(left) - distance(right)),
    serverTime: event.now.toISOString(),
  };
}

/** Lists the extras that can be held and that the caller's cart does not have [C7.48]. @throws notFound */
export async function listUpsells(
  db: Queryable,
  { userId, ...query }: Query<'listUpsells'> & { userId: string },
  viewer: Viewer,
): Promise<OfferGroupSelection> {
  const [{ event, offers }, inCart] = await Promise.all([
    readOfferGroups(db, query, viewer),
    findItemsInCart(db, { eventId: query.eventId, userId }),
  ]);
  const isOffered = ({ category, buyable, inventoryItemId }: OfferGroup): boolean =>
    category !== 'EVENT_ACCESS' &&
    buyable.allowed &&
    (inventoryItemId === undefined || !inCart.has(inventoryItemId));
  return {
    offerGroups: currentTiers(offers).filter(isOffered),
    serverTime: event.now.toISOString(),
  };
}
