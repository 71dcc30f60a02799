-- Tokens: origin, owner, holder and attendee, and a history that the database enforces.

alter table order_line add column line_id uuid not null default gen_random_uuid();
create unique index order_line_by_id on order_line (event_id, order_id, line_id);

alter table token
  -- What the token was issued for. order_id is the order that pays for it, if there is one.
  add column origin_kind text not null default 'orderLine'
    check (origin_kind in ('orderLine', 'upgrade', 'resale', 'seasonMembership', 'assignment', 'comp')),
  add column origin_id uuid,
  -- Sees the receipt, takes back, sells, is refunded; the holder's device has the secret.
  add column owner_id uuid,
  add column secret_version integer not null default 1 check (secret_version >= 1),
  alter column order_id drop not null,
  alter column cart_guid drop not null,
  drop constraint token_event_id_order_id_fkey;
alter table token disable trigger user;
update token t set origin_id = l.line_id, owner_id = o.user_id
  from order_line l join purchase_order o using (event_id, order_id)
  where l.event_id = t.event_id and l.order_id = t.order_id and l.cart_guid = t.cart_guid;
alter table token enable trigger user;
alter table token
  alter column origin_id set not null,
  alter column owner_id set not null,
  add column order_line_id uuid generated always as (case when origin_kind = 'orderLine' then origin_id end) stored,
  add foreign key (owner_id) references user_account,
  add foreign key (order_id) references purchase_order (order_id),
  -- The line of a token's order is one of its own event. Tokens of another origin may have an order of another event,
  -- as those of a season.
  add foreign key (event_id, order_id, order_line_id) references order_line (event_id, order_id, line_id),
  add constraint token_of_order_line check (origin_kind <> 'orderLine' or order_id is not null);
create index token_by_owner on token (owner_id, event_id);

insert into state_transition (machine, from_state, to_state) values
  -- Resent to another invitee.
  ('token', 'sent', 'sent'),
  -- After entry: an abandoned show, or two offline gates that admitted the same code.
  ('token', 'checkedIn', 'active'),
  ('token', 'checkedIn', 'voided'),
  -- Refund after the event.
  ('token', 'notUsed', 'voided');

alter table token_transition
  add column from_owner uuid,
  add column to_owner uuid,
  add column secret_version integer not null default 1,
  -- What caused the change.
  add column order_id uuid references purchase_order (order_id),
  add column assignment_id uuid,
  add column listing_id uuid,
  add column database_transaction xid8 not null default pg_current_xact_id();
alter table token_transition disable trigger user;
update token_transition h set to_owner = t.owner_id, from_owner = case when h.from_holder is not null then t.owner_id end,
    order_id = case when h.reason = 'bought' then t.order_id end
  from token t where t.event_id = h.event_id and t.token_id = h.token_id;
alter table token_transition enable trigger user;
alter table token_transition alter column to_owner set not null;

drop trigger token_not_frozen on token;
create trigger token_not_frozen before update of state, owner_id, holder_id on token
  for each row execute function refuse_frozen_token();
create trigger token_secret before update of holder_id, entry_secret on token
  for each row execute function require_new_secret();
-- A process of the release before renews secrets without history, which is allowed.
create constraint trigger token_history_of_issue after insert on token deferrable initially deferred
  for each row execute function require_token_history();
create constraint trigger token_history after update on token deferrable initially deferred for each row
  when (row(new.state, new.owner_id, new.holder_id) is distinct from row(old.state, old.owner_id, old.holder_id))
  execute function require_token_history();

-- Person who attends with a token: its holder, a guest who enters with the holder, or a child. Without a row, the token
-- is not assigned yet.
create table token_attendee (
  event_id uuid not null,
  token_id uuid not null,
  kind text not null check (kind in ('holder', 'guest', 'child')),
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  email_address text
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  -- As in user_account.
  date_of_birth text check (date_of_birth ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token
);
create index token_attendee_by_address on token_attendee (email_address) where email_address is not null;
