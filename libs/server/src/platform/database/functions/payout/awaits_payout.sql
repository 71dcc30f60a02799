-- Tells whether money of a sold listing is still to arrive at its seller.
create or replace function awaits_payout(p_listing listing) returns boolean language sql stable as $$
  select p_listing.state = 'sold' and (
    exists (select from payout y
      where y.source_id = p_listing.listing_id and y.event_id = p_listing.event_id
        and (y.state in ('due', 'failed') or y.state = 'paid' and y.delivery in ('pending', 'held', 'unclaimed')))
    or owed_to_user('seller', p_listing.seller_id, p_listing.currency, p_listing.event_id, p_listing.listing_id) > 0
    or exists (select from commitment_line l join order_line o on o.event_id = l.event_id and o.line_id = l.line_id
      join purchase_order b on b.event_id = o.event_id and b.order_id = o.order_id
      join payment p on p.event_id = b.event_id and p.payment_id = b.payment_id
      where l.event_id = p_listing.event_id and l.source_id = p_listing.listing_id and p.state = 'disputed'))
$$;
