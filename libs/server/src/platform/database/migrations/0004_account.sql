-- Accounts with their photo and settings, what is recorded of their origin, and who acts for an organisation.

create table user_account (
  user_id uuid primary key,
  -- Normalised for comparison: trimmed, composed (NFC), lower case.
  email_address text not null unique
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  -- Accounts created by Apple or Google have no password until one is set by a reset link.
  password_hash text check (password_hash like '$argon2id$%'),
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  -- YYYY-MM-DD, or YYYY-MM, which means the last day of the month.
  date_of_birth text check (date_of_birth ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  gender text check (gender in ('MALE', 'FEMALE', 'UNDECLARED')),
  country_code char(2),
  postal_code text check (length(postal_code) between 1 and 20),
  user_locale text not null check (user_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  state text not null default 'EMAIL_UNVERIFIED'
    check (state in ('EMAIL_VERIFIED', 'EMAIL_UNVERIFIED', 'BLACK_LISTED')),
  version integer not null default 1,
  -- Created for a person by an assignment or on a partner's site, and completed by a mailed link. Its owner has not
  -- agreed to the terms yet.
  is_partial boolean not null default false,
  terms_agreed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  photo_key text,
  photo_status text check (photo_status in ('UNVERIFIED', 'VERIFIED', 'REJECTED')),
  -- Since this time, the person's tokens can neither be used for entry nor change hands.
  tokens_frozen_at timestamptz,
  -- Orders and the ledger, which must be kept by law, refer to this row; personal data is deleted.
  deleted_at timestamptz,
  constraint user_account_partial check (
    case when is_partial then password_hash is null and state <> 'EMAIL_VERIFIED' else terms_agreed_at is not null end),
  constraint user_account_photo_has_status check ((photo_key is null) = (photo_status is null)),
  constraint user_account_deleted_is_nobody check (deleted_at is null or (
    email_address like '%@deleted.invalid'
    and num_nonnulls(first_name, last_name, date_of_birth, gender, country_code, postal_code, photo_key) = 0))
);
insert into state_transition (machine, from_state, to_state) values
  ('userAccount', '(new)', 'EMAIL_UNVERIFIED'),
  -- For addresses verified elsewhere: sample accounts and identity providers.
  ('userAccount', '(new)', 'EMAIL_VERIFIED'),
  ('userAccount', 'EMAIL_UNVERIFIED', 'EMAIL_VERIFIED'),
  ('userAccount', 'EMAIL_UNVERIFIED', 'BLACK_LISTED'),
  ('userAccount', 'EMAIL_VERIFIED', 'BLACK_LISTED'),
  ('userAccount', 'BLACK_LISTED', 'EMAIL_UNVERIFIED');
create trigger user_account_transition before insert or update on user_account
  for each row execute function enforce_transition('userAccount');

-- A changed photo has a new key and so a new URL; the old one stops working.
create table user_photo (
  photo_key text primary key check (photo_key ~ '^[A-Za-z0-9_-]{43}$'),
  user_id uuid not null unique references user_account,
  picture bytea not null check (octet_length(picture) between 1 and 2000000),
  created_at timestamptz not null
);
alter table user_account add foreign key (photo_key) references user_photo;

-- Notification settings beyond receipts and security mail. Without a row: the notifications that need no consent.
create table notification_settings (
  user_id uuid primary key references user_account,
  event_reminders boolean not null default true,
  token_activity boolean not null default true,
  sale_alerts boolean not null default false,
  newsletter boolean not null default false,
  -- Mails about carts whose hold ended: only for those who asked for them.
  cart_reminders boolean not null default false,
  updated_at timestamptz not null
);

-- Member of an organisation with rights in it; an owner has every right.
create table client_member (
  client_id uuid not null references client,
  user_id uuid not null references user_account on delete cascade,
  rights text[] not null check (cardinality(rights) > 0
    and rights <@ array['owner', 'finance', 'events', 'attendees', 'streaming', 'invites', 'scan']),
  granted_at timestamptz not null default foyer_now(),
  primary key (client_id, user_id)
);
create index client_member_by_user on client_member (user_id);

-- Every grant and revocation of a role or membership, and every addition to and removal from the deny list.
create table role_change (
  change_id uuid primary key,
  -- Kept when the account is deleted; the id alone is not personal data.
  user_id uuid not null,
  change text not null check (change in ('grant', 'revoke', 'bar', 'lift')),
  role text check (role in ('promoter', 'client')),
  client_id uuid,
  -- Rights of a membership, or event of an engagement, that an operator granted or revoked.
  rights text[],
  event_id uuid,
  -- Operating-system user who ran the command, or the invitation and the member who made it.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null,
  check ((change in ('grant', 'revoke')) = (role is not null))
);
create index role_change_of_user on role_change (user_id);
create trigger role_change_append_only before update or delete on role_change
  for each row execute function refuse_change();
create trigger role_change_no_truncate before truncate on role_change execute function refuse_change();

-- Attribution headers of a sign-up: app, advertisement, affiliate.
create table account_attribution (
  user_id uuid primary key references user_account on delete cascade,
  app_type text check (app_type in ('ANDROID', 'IOS')),
  advertisement_id text check (length(advertisement_id) between 1 and 64),
  advertisement_data jsonb,
  affiliate_code text check (length(affiliate_code) between 1 and 64),
  -- As in the link; the event may no longer exist.
  event_id uuid,
  recorded_at timestamptz not null,
  check (num_nonnulls(app_type, advertisement_id, advertisement_data, affiliate_code) > 0)
);
create index account_attribution_affiliate on account_attribution (affiliate_code) where affiliate_code is not null;
