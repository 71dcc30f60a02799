-- A card for a single purchase is stored for that payment and its retries; it is never in the wallet or the default.
alter table payment_means
  add column in_wallet boolean not null default true,
  add constraint payment_means_default_in_wallet check (in_wallet or not default_means);
create index payment_means_unsaved on payment_means (created_at) where not in_wallet and removed_at is null;
