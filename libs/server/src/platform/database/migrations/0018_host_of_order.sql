-- Site where an order was made. Payments have it in the accepted sale since the first one.

-- Host of the organisation's site; null for every other site, and where it is not known.
alter table purchase_order add column site_host text;
update purchase_order o set site_host = p.sale ->> 'siteHost'
from payment p where p.event_id = o.event_id and p.payment_id = o.payment_id and p.sale ? 'siteHost';
