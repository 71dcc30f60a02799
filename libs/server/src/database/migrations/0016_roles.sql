-- Who may do more than buy, since when and by whose hand; and how those who made an account had come here.

ALTER TABLE user_role
  ADD COLUMN granted_at timestamptz NOT NULL DEFAULT foyer_now(),
  ADD CONSTRAINT user_role_client_fkey FOREIGN KEY (client_id) REFERENCES client,
  -- Whoever runs events runs them for an organisation. Rows from before it was asked for may stay.
  ADD CONSTRAINT user_role_client_has_client CHECK (role <> 'client' OR client_id IS NOT NULL) NOT VALID;

-- Every grant, every revocation, every entry in the black list and every lifting of it.
CREATE TABLE role_change (
  change_id uuid PRIMARY KEY,
  -- Stays when the account is deleted: it names nobody by itself.
  user_id uuid NOT NULL,
  change text NOT NULL CHECK (change IN ('grant', 'revoke', 'bar', 'lift')),
  role text CHECK (role IN ('promoter', 'client')),
  client_id uuid,
  -- Who did it, as the machine that ran the command knows them.
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  changed_at timestamptz NOT NULL,
  CHECK ((change IN ('grant', 'revoke')) = (role IS NOT NULL))
);
CREATE INDEX role_change_of_user ON role_change (user_id);
CREATE TRIGGER role_change_append_only BEFORE UPDATE OR DELETE ON role_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER role_change_no_truncate BEFORE TRUNCATE ON role_change EXECUTE FUNCTION refuse_change();

-- What the headers of a sign-up said of how somebody came here: the app, the advertisement, the affiliate.
CREATE TABLE account_attribution (
  user_id uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  app_type text CHECK (app_type IN ('ANDROID', 'IOS')),
  advertisement_id text CHECK (length(advertisement_id) BETWEEN 1 AND 64),
  advertisement_data jsonb,
  affiliate_code text CHECK (length(affiliate_code) BETWEEN 1 AND 64),
  -- As the link said it; it need not be an event that is still there.
  event_id uuid,
  recorded_at timestamptz NOT NULL,
  CHECK (num_nonnulls(app_type, advertisement_id, advertisement_data, affiliate_code) > 0)
);
CREATE INDEX account_attribution_affiliate ON account_attribution (affiliate_code) WHERE affiliate_code IS NOT NULL;
