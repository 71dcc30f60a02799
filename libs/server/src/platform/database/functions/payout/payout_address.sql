-- Tells where a recipient of payouts is paid by a provider: as an operator has set, or at the payout account of the
-- listing. Null if nobody knows.
create or replace function payout_address(p_payout payout, p_gateway text) returns text language sql stable as $$
  select coalesce(
    (select r.recipient from payout_recipient r
      where r.recipient_kind = p_payout.recipient_kind and r.client_id is not distinct from p_payout.client_id
        and r.user_id is not distinct from p_payout.user_id and r.source_id is not distinct from p_payout.source_id
        and r.gateway = p_gateway),
    (select m.email_address from listing l join payout_method m using (payout_method_id)
      where p_payout.recipient_kind = 'seller' and l.event_id = p_payout.event_id
        and l.listing_id = p_payout.source_id and l.seller_id = p_payout.user_id))
$$;
