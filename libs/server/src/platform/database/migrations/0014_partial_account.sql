-- Partial accounts, created for a person by an assignment or on a partner's site, and completed by a mailed link.

ALTER TABLE user_account ALTER COLUMN password_hash DROP NOT NULL;
-- The owner of a partial account has not agreed to the terms yet.
ALTER TABLE user_account ALTER COLUMN terms_agreed_at DROP NOT NULL;
ALTER TABLE user_account ADD COLUMN is_partial boolean NOT NULL DEFAULT false;
ALTER TABLE user_account ADD CONSTRAINT user_account_partial CHECK (
  CASE WHEN is_partial THEN password_hash IS NULL AND state <> 'EMAIL_VERIFIED' ELSE terms_agreed_at IS NOT NULL END
);

ALTER TABLE one_time_link DROP CONSTRAINT one_time_link_purpose_check;
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_purpose_check
  CHECK (purpose IN ('verifyEmail', 'resetPassword', 'completeAccount'));
