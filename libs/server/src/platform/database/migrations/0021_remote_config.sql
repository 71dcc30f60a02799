-- Remote configuration set by operators: text by key. Missing keys have their default.
CREATE TABLE remote_config_value (
  key text PRIMARY KEY CHECK (key ~ '^[a-zA-Z0-9]{1,60}$'),
  value text NOT NULL CHECK (length(value) <= 4000),
  -- Operating-system user who ran the command.
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  changed_at timestamptz NOT NULL
);
