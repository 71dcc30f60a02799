-- Gateway accounts of the platform and of organisations, how each event is paid for, and payments on a provider's page.

create table gateway_account (
  gateway_account_id uuid primary key,
  -- Organisation that gets the money; null for a further account of the platform.
  client_id uuid references client,
  -- Adapter; it reads the credentials.
  gateway text not null,
  -- Sealed.
  credentials bytea not null,
  created_at timestamptz not null default foyer_now()
);
create index gateway_account_by_client on gateway_account (client_id) where client_id is not null;

-- How an event is paid for; without a row, by card through the platform's configured account.
create table event_payment (
  event_id uuid primary key references event,
  gateway_account_id uuid references gateway_account,
  payment_types text[] not null default '{CreditCard}' check (cardinality(payment_types) > 0
    and payment_types <@ array['CreditCard', 'Alipay', 'Wechat', 'Klarna'])
);

-- Null: the platform's configured account.
alter table payment
  add column gateway_account_id uuid references gateway_account,
  -- Page to which the provider sends the buyer back.
  add column return_url text,
  add constraint payment_external_returns
    check ((payment_type in ('Alipay', 'Wechat', 'Klarna')) = (return_url is not null));
-- The provider's page, where the buyer is while the outcome is unknown.
alter table payment_attempt add column redirect_url text;
-- A card is known to the account that stored it, and to no other.
alter table payment_means add column gateway_account_id uuid references gateway_account;
