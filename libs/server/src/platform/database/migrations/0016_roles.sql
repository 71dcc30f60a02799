-- Roles beyond buying, with their history; and the attribution of new accounts.

ALTER TABLE user_role
  ADD COLUMN granted_at timestamptz NOT NULL DEFAULT foyer_now(),
  ADD CONSTRAINT user_role_client_fkey FOREIGN KEY (client_id) REFERENCES client,
  -- An event-running role belongs to an organisation. NOT VALID, since earlier rows may lack it.
  ADD CONSTRAINT user_role_client_has_client CHECK (role <> 'client' OR client_id IS NOT NULL) NOT VALID;

-- Every grant and revocation of a role, and every addition to and removal from the deny list.
CREATE TABLE role_change (
  change_id uuid PRIMARY KEY,
  -- Kept when the account is deleted; the id alone is not personal data.
  user_id uuid NOT NULL,
  change text NOT NULL CHECK (change IN ('grant', 'revoke', 'bar', 'lift')),
  role text CHECK (role IN ('promoter', 'client')),
  client_id uuid,
  -- Operating-system user who ran the command.
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  changed_at timestamptz NOT NULL,
  CHECK ((change IN ('grant', 'revoke')) = (role IS NOT NULL))
);
CREATE INDEX role_change_of_user ON role_change (user_id);
CREATE TRIGGER role_change_append_only BEFORE UPDATE OR DELETE ON role_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER role_change_no_truncate BEFORE TRUNCATE ON role_change EXECUTE FUNCTION refuse_change();

-- Attribution headers of a sign-up: app, advertisement, affiliate.
CREATE TABLE account_attribution (
  user_id uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  app_type text CHECK (app_type IN ('ANDROID', 'IOS')),
  advertisement_id text CHECK (length(advertisement_id) BETWEEN 1 AND 64),
  advertisement_data jsonb,
  affiliate_code text CHECK (length(affiliate_code) BETWEEN 1 AND 64),
  -- As in the link; the event may no longer exist.
  event_id uuid,
  recorded_at timestamptz NOT NULL,
  CHECK (num_nonnulls(app_type, advertisement_id, advertisement_data, affiliate_code) > 0)
);
CREATE INDEX account_attribution_affiliate ON account_attribution (affiliate_code) WHERE affiliate_code IS NOT NULL;
