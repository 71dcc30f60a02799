-- What a refund returns: tokens, which become void, and units of lines, which go back on sale.

-- A token is refunded once.
create table refund_token (
  event_id uuid not null,
  token_id uuid not null,
  refund_id uuid not null,
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token,
  foreign key (event_id, refund_id) references refund
);
create index refund_token_by_refund on refund_token (refund_id);
create trigger refund_token_append_only before update or delete on refund_token
  for each row execute function refuse_change();
create trigger refund_token_no_truncate before truncate on refund_token execute function refuse_change();

create table refund_line (
  event_id uuid not null,
  refund_id uuid not null,
  line_id uuid not null,
  -- Units of the line.
  quantity integer not null check (quantity >= 1),
  primary key (event_id, refund_id, line_id),
  foreign key (event_id, refund_id) references refund,
  foreign key (event_id, line_id) references commitment_line
);
create index refund_line_by_line on refund_line (line_id, event_id);
create trigger refund_line_append_only before update or delete on refund_line
  for each row execute function refuse_change();
create trigger refund_line_no_truncate before truncate on refund_line execute function refuse_change();

alter table refund
  drop constraint refund_reason_check,
  -- eventChanged: it was postponed or rescheduled, and its buyer does not keep the tokens.
  add constraint refund_reason_check
    check (reason in ('holdLost', 'requested', 'eventCancelled', 'eventChanged', 'goodwill'));

create index refund_failed on refund (updated_at) where state = 'failed';
