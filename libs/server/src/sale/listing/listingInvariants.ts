import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of listings [DS-06]. */
export const listingInvariants: readonly Invariant[] = [
  {
    name: 'a token has one active listing at most, which is of its owner',
    sql: `select k.event_id, k.token_id from listing_token k join listing l using (event_id, listing_id)
          join token t using (event_id, token_id)
          where l.state = 'active' and t.state = 'selling' group by k.event_id, k.token_id
          having count(*) > 1 or bool_or(t.owner_id <> l.seller_id)`,
  },
  {
    name: 'a token that was listed is on sale no longer than its listing',
    sql: `select t.event_id, t.token_id from token t join lateral (
            select listing_id from token_transition h
            where h.event_id = t.event_id and h.token_id = t.token_id and h.to_state = 'selling'
            order by sequence desc limit 1) h on true
          join listing l on l.event_id = t.event_id and l.listing_id = h.listing_id
          where t.state = 'selling' and l.state <> 'active'`,
  },
  {
    name: 'a listing has its tokens and a payout account',
    sql: `select l.event_id, l.listing_id from listing l
          where l.quantity <> (select count(*) from listing_token k
              where k.event_id = l.event_id and k.listing_id = l.listing_id)
            or l.state = 'active' and l.payout_method_id is null`,
  },
  {
    name: 'what a listing brings is split without a rest',
    sql: `select k.event_id, k.listing_id, k.token_id from listing_token k join listing l using (event_id, listing_id)
          where (k.seller #>> '{price,amount}')::bigint <> l.price
            or (k.seller #>> '{proceeds,amount}')::bigint < 0
            or l.price <> (k.seller #>> '{proceeds,amount}')::bigint + (k.seller #>> '{organiserShare,amount}')::bigint
              + coalesce((select sum((f #>> '{amount,amount}')::bigint)
                from jsonb_array_elements(k.seller -> 'fees') f), 0)`,
  },
];
