-- What operators set while the platform runs: by key, as text. A key that is not here has its default.
CREATE TABLE remote_config_value (
  key text PRIMARY KEY CHECK (key ~ '^[a-zA-Z0-9]{1,60}$'),
  value text NOT NULL CHECK (length(value) <= 4000),
  -- Who did it, as the machine that ran the command knows them.
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  changed_at timestamptz NOT NULL
);
