-- Returns what was paid of the face value of a token at its first sale, in minor units: face value less discounts. Fees that
-- the organiser paid from the face value are part of it; the line names those that the buyer paid on top. Of a season, what
-- its place cost when it was issued.
create or replace function face_value(p_token token) returns bigint language sql stable as $$
  select coalesce(
    (select k.face from listing_token k join listing g using (event_id, listing_id)
      where k.event_id = p_token.event_id and k.token_id = p_token.replaces_id and g.state = 'sold'),
    (select case
        when exists (select from charge c where c.event_id = l.event_id and c.order_id = l.order_id
          and c.cart_guid = l.cart_guid and c.token_id is not null) then coalesce(
            (select sum(c.amount) from charge c
              where c.event_id = l.event_id and c.token_id = p_token.token_id and (c.kind in ('face', 'discount')
                or c.kind = 'fee' and not exists (select from jsonb_array_elements(l.line -> 'price' -> 'fees') fee
                  where fee ->> 'code' = c.code))), 0)
        -- A table is priced as a whole.
        else ((l.line #>> '{price,face,amount}')::bigint - coalesce((select sum((d #>> '{amount,amount}')::bigint)
          from jsonb_array_elements(l.line -> 'price' -> 'discounts') d), 0)) / greatest(l.tokens, 1)
      end
      from order_line l
      where l.event_id = p_token.event_id and l.order_id = p_token.order_id and l.line_id = p_token.order_line_id),
    (select l.amount from commitment_line l where p_token.origin_kind = 'seasonMembership'
      and l.event_id = p_token.event_id and l.line_id = p_token.stock_line_id),
    p_token.paid_amount)::bigint
$$;
