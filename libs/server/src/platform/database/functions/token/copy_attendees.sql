-- Writes those who enter with the {product} that an order's were issued for as their attendees, guests and children as named
-- by the holder again: the end of the former {product} has ended their assignments.
create or replace function copy_attendees(p_event_id uuid, p_order_id uuid) returns void
language plpgsql as $$
begin
  insert into token_attendee (event_id, token_id, kind, first_name, last_name, email_address, date_of_birth)
    select t.event_id, t.token_id, a.kind, a.first_name, a.last_name, a.email_address, a.date_of_birth
    from token t join token_attendee a on a.event_id = t.event_id and a.token_id = t.upgrades_id
    where t.event_id = p_event_id and t.order_id = p_order_id;
  insert into token_assignment (event_id, assignment_id, token_id, kind, from_user_id)
    select t.event_id, gen_random_uuid(), t.token_id, case a.kind when 'guest' then 'guest' else 'guestChild' end,
      t.holder_id
    from token t join token_attendee a using (event_id, token_id)
    where t.event_id = p_event_id and t.order_id = p_order_id and t.upgrades_id is not null and a.kind <> 'holder';
end
$$;
