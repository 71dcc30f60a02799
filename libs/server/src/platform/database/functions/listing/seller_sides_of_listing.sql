-- Returns what each token of a listing leaves to its seller, in the order of their ids: SellerSide of the contract.
create or replace function seller_sides_of_listing(p_event_id uuid, p_listing_id uuid) returns jsonb
language sql stable as $$
  select jsonb_agg(k.seller - 'v' order by k.token_id) from listing_token k
    where k.event_id = p_event_id and k.listing_id = p_listing_id
$$;
