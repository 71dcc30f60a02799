import type { SampleWish } from '@foyer/catalogue';
import { sql } from 'kysely';
import { makeAuctionOffer } from '../../modules/marketplace/auction/offer/makeOffer.ts';
import { enterDraw } from '../../modules/marketplace/draw/entry/enterDraw.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyEvent } from '../../sale/event/eventScope.ts';
import { stableId } from '../write/stableId.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import type { StoryFan } from './storyFans.ts';

/** Entry or offer that there is. */
export interface KnownWish {
  eventId: string;
  way: SampleWish['way'];
  /** Null once the account is deleted. */
  userId: string | null;
}

/** Lists the entries and offers in some events. */
export async function listKnown(db: Queryable, eventIds: readonly string[]): Promise<KnownWish[]> {
  const { rows } = await sql<KnownWish>`
    select event_id as "eventId", 'draw' as way, user_id as "userId" from draw_entry where event_id = any(${eventIds}::uuid[])
    union all
    select event_id, 'auction', user_id from auction_offer where event_id = any(${eventIds}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** Reads the price of an offer so many steps above its minimum. */
async function priceOf(tx: TransactionScope, offerGroupId: string, steps: number) {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select (g.minimum + ${steps} * g.step)::float8 as amount, e.currency
    from auction_group g join event e using (event_id) where g.offer_group_id = ${offerGroupId}`.execute(tx);
  return rows[0]!;
}

/** Enters a draw, makes an offer, or raises one, as its fan would. @throws the errors of the contract */
export const makeWish = (
  platform: Platform,
  { event, way, zones, quantity, steps = 0 }: SampleWish,
  { userId, locale, paymentMethodId }: StoryFan & { paymentMethodId: string },
): Promise<unknown> =>
  inTransaction(platform.database, async (tx, now) => {
    const context = { platform, tx, now, userId, locale, site: everyEvent, siteHost: null };
    const eventId = catalogueEventId(event);
    const offerGroupIds = zones.map((zone) => stableId('offerGroup', event, zone));
    if (way === 'draw')
      return enterDraw(context, { eventId, offerGroupIds, quantity, maySplit: false, paymentMethodId });
    const offerGroupId = offerGroupIds[0]!;
    const price = await priceOf(tx, offerGroupId, steps);
    const { rows } = await sql<{ offerId: string }>`
      select offer_id as "offerId" from auction_offer
      where event_id = ${eventId} and user_id = ${userId} and state = 'open'`.execute(tx);
    return makeAuctionOffer(context, {
      ...{ eventId, offerGroupId, quantity, price, paymentMethodId },
      ...rows[0],
    });
  });
