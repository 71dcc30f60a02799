-- Trigger function: refuses to lower an offer of an auction. Its trigger tells what that is.
create or replace function refuse_lower_offer() returns trigger language plpgsql as $$
begin
  raise exception 'offer % may not be lowered', old.offer_id
    using errcode = 'check_violation', constraint = 'auction_offer_only_raised', table = tg_table_name;
end
$$;
