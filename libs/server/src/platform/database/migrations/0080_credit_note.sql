-- Credit note of a refund: corrects the tax invoice of its order. It never changes.
create table credit_note (
  event_id uuid not null,
  refund_id uuid not null,
  -- One rising series; a refund that is rolled back leaves a gap.
  number bigint not null generated always as identity,
  issued_at timestamptz not null,
  primary key (event_id, refund_id),
  foreign key (event_id, refund_id) references refund
);
create unique index credit_note_by_number on credit_note (number);
create trigger credit_note_append_only before update or delete on credit_note
  for each row execute function refuse_change();

-- Refunds of orders with an invoice from before there were credit notes.
insert into credit_note (event_id, refund_id, issued_at)
  select r.event_id, r.refund_id, r.created_at from refund r join purchase_order o using (event_id, order_id)
  where o.invoice_to is not null and r.amount > 0 order by r.created_at, r.refund_id;
