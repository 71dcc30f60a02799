-- Time at which a fan gave a win up whose card was refused; null for one that was not paid in time.
alter table draw_entry add column declined_at timestamptz check (declined_at is null or state = 'lapsed');
