-- Applications for a job. A résumé comes in parts, so that a slow line loses only the last of them; what nobody applies
-- with is deleted within a day, and an application with its résumé when its time is over [PV-05].
CREATE TABLE resume_upload (
  upload_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  received_bytes integer NOT NULL CHECK (received_bytes BETWEEN 1 AND 10485760),
  created_at timestamptz NOT NULL
);
CREATE INDEX resume_upload_by_age ON resume_upload (created_at);

CREATE TABLE resume_part (
  upload_id uuid NOT NULL REFERENCES resume_upload ON DELETE CASCADE,
  part_offset integer NOT NULL CHECK (part_offset >= 0),
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 524288),
  PRIMARY KEY (upload_id, part_offset)
);

CREATE TABLE job_application (
  application_id uuid PRIMARY KEY,
  upload_id uuid NOT NULL UNIQUE REFERENCES resume_upload ON DELETE CASCADE,
  job_id text NOT NULL CHECK (job_id ~ '^[a-z0-9-]{1,60}$'),
  host text NOT NULL,
  locale text NOT NULL,
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 254),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 4000),
  resume_type text NOT NULL CHECK (resume_type IN ('pdf', 'doc', 'docx', 'odt', 'rtf', 'txt')),
  -- The key of the address at which the team reads the résumé, hashed; the mail to the team alone says it.
  file_key_hash bytea NOT NULL UNIQUE CHECK (octet_length(file_key_hash) = 32),
  created_at timestamptz NOT NULL
);
