import type { Invariant } from '../../../platform/database/invariants.ts';

/** Invariants of the exchange [DS-06]. */
export const marketOfferInvariants: readonly Invariant[] = [
  {
    name: 'a bid that is not decided counts against the limit of its user',
    sql: `select b.event_id, b.market_offer_id from market_offer b join commitment c using (event_id, commitment_id)
          where b.state in ('open', 'paymentFailed') and b.user_id is not null
            and (c.kind <> 'marketOffer' or c.state <> 'open' or c.user_id is distinct from b.user_id
              or c.quantity <> b.quantity)`,
  },
  {
    name: 'a bid that is not matched has nothing to pay for',
    sql: `select b.event_id, b.market_offer_id from market_offer b join commitment_token g using (event_id, commitment_id)
          where b.state in ('open', 'paymentFailed')`,
  },
  {
    name: 'a filled bid is paid for, and its listing sold, at its price at most, to another fan, of as many',
    sql: `select b.event_id, b.market_offer_id from market_offer b join commitment c using (event_id, commitment_id)
          join listing l on l.event_id = b.event_id and l.listing_id = b.listing_id
          where b.state = 'claimed' and (c.state <> 'paid' or l.state <> 'sold' or l.price > b.price
            or l.quantity <> b.quantity or l.offer_group_id <> b.offer_group_id or l.seller_id = b.user_id
            or l.sold_commitment_id is distinct from b.commitment_id)`,
  },
  {
    name: 'a listing that fills a bid is on sale while that is matched alone',
    sql: `select l.event_id, l.listing_id from listing l join market_offer b using (event_id, market_offer_id)
          where l.state = 'active' and (b.state <> 'matched' or b.listing_id is distinct from l.listing_id)`,
  },
];
