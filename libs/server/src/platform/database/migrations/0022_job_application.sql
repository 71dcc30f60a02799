-- Job applications. A résumé is uploaded in parts, so that a slow connection repeats only the last one; unused uploads
-- are deleted within a day, an application and its résumé when its retention ends [PV-05].
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
  -- Key of the résumé's URL, hashed; only the mail to the team contains it.
  file_key_hash bytea NOT NULL UNIQUE CHECK (octet_length(file_key_hash) = 32),
  created_at timestamptz NOT NULL
);
