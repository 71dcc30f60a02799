-- A token that is bought from a fan, or by an upgrade, is one of an order line, as its refunds are.
alter table token
  drop constraint token_origin_kind_check,
  add constraint token_origin_kind_check check (origin_kind in ('orderLine', 'seasonMembership', 'assignment', 'comp'));
