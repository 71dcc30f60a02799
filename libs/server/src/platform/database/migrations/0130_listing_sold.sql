-- When and by which line a listing was sold.
alter table listing
  add column sold_at timestamptz,
  add column sold_commitment_id uuid,
  add column sold_line_id uuid;
