-- Whether tax comes on top of a price that lists show. Set with the prices, by the function that counts.
alter table event add column plus_tax boolean not null default false;
update event e set plus_tax = true
  where price_to > 0 and exists (select from event_tax t
    where t.event_id = e.event_id and not t.included and t.rate_ppm > 0 and 'face' = any(t.applies_to));

-- Have events counted again where that is not enough: where only the fees may be taxed, and where the prices are those
-- of draws and auctions, which lacked the fees of these.
update event_stock s set counted_at = '-infinity' from event e
  where e.event_id = s.event_id and coalesce(e.ends_at, e.starts_at + interval '6 hours') > foyer_now()
    and (exists (select from marketplace m where m.event_id = e.event_id and m.type <> 'purchase')
      or not e.plus_tax and exists (select from event_tax t where t.event_id = e.event_id and not t.included));
