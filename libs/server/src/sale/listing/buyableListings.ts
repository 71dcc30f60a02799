import type { AgeGroup, AgeQuantity, SeatingKind, SellerSide } from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { sellerSideForm } from './splitPrice.ts';

/** Token of a listing, as its buyer gets it. */
interface BuyableToken {
  tokenId: string;
  inventoryItemId: string;
  seating: SeatingKind;
  seatCode: string | null;
  ageGroup: AgeGroup;
  seller: SellerSide;
}

/** Listing that can be bought, as a whole. */
export interface BuyableListing {
  listingId: string;
  sellerId: string;
  offerGroupId: string;
  /** Minor units, for each token. */
  price: number;
  expiresAt: Date;
  /** Whether another hold has it. */
  isTaken: boolean;
  /** In the order of their ids. */
  tokens: [BuyableToken, ...BuyableToken[]];
}

type StoredToken = Omit<BuyableToken, 'seller'> & { seller: StoredJson };

/**
 * Reads listings that can be bought, cheapest first.
 * @param holdId hold of the reader, which may have them already
 * @param limit most of them
 * @param marketOfferId bid that they were made to fill; without one, those that are for everyone
 */
export async function readBuyable(
  db: Queryable,
  eventId: string,
  {
    listingIds,
    holdId = null,
    limit = null,
    marketOfferId = null,
  }: {
    listingIds?: readonly string[];
    holdId?: string | null;
    limit?: number | null;
    marketOfferId?: string | null;
  },
): Promise<BuyableListing[]> {
  const { rows } = await sql<Omit<BuyableListing, 'tokens'> & { tokens: StoredToken[] }>`
    with live as materialized (
      select l.* from listing l where l.event_id = ${eventId} and l.state = 'active'
        ${listingIds === undefined ? sql`` : sql`and l.listing_id = any(${[...listingIds]}::uuid[])`}
        and l.market_offer_id is not distinct from ${marketOfferId}::uuid and listing_end_reason(l) is null
      order by l.price, l.listing_id limit ${limit})
    select l.listing_id as "listingId", l.seller_id as "sellerId", l.offer_group_id as "offerGroupId", l.price,
      l.expires_at as "expiresAt",
      coalesce(bool_or(h.hold_id is distinct from ${holdId}::uuid and not hold_is_over(h.held_until, n.now))
        filter (where h.hold_id is not null), false) as "isTaken",
      json_agg(json_build_object('tokenId', t.token_id, 'inventoryItemId', t.inventory_item_id, 'seating', t.seating,
        'seatCode', t.seat_code, 'ageGroup', coalesce(t.age_group, 'ADULT'), 'seller', k.seller)
        order by t.token_id) as tokens
    from live l join listing_token k using (event_id, listing_id) join token t using (event_id, token_id)
    left join token_hold h using (event_id, token_id) cross join (select foyer_now() as now) n
    group by l.listing_id, l.seller_id, l.offer_group_id, l.price, l.expires_at
    order by l.price, l.listing_id`.execute(db);
  return rows.map((row) => ({
    ...row,
    price: Number(row.price),
    tokens: row.tokens.map((token) => ({
      ...token,
      seller: sellerSideForm.read(token.seller),
    })) as BuyableListing['tokens'],
  }));
}

/** Face value of one token of a listing as it was first paid: the highest, if they differ. */
export const officialPriceOf = (sides: readonly SellerSide[]): SellerSide['face'] =>
  sides.map(({ face }) => face).reduce((most, face) => (face.amount > most.amount ? face : most));

/** Sums the tokens of a listing by age group. */
export const agesOf = ({ tokens }: Pick<BuyableListing, 'tokens'>): AgeQuantity[] =>
  [...new Set(tokens.map(({ ageGroup }) => ageGroup))].map((ageGroup) => ({
    ageGroup,
    quantity: tokens.filter((token) => token.ageGroup === ageGroup).length,
  }));

export const seatCodesOf = ({ tokens }: Pick<BuyableListing, 'tokens'>): string[] =>
  tokens.flatMap(({ seatCode }) => seatCode ?? []);

/** Tells whether an event has a listing that can be bought, in somebody's cart or not. */
export async function hasBuyable(db: Queryable, eventId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from listing l where l.event_id = ${eventId} and l.state = 'active'
      and l.market_offer_id is null and listing_end_reason(l) is null) as found`.execute(db);
  return rows[0]!.found;
}
