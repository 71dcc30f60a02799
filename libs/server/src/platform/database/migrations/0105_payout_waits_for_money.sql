-- A payout that is due again says why the attempt before was not paid, where it is by itself that it is tried again.
alter table payout drop constraint payout_failed_has_reason;
alter table payout add constraint payout_failed_has_reason check (
  case state when 'failed' then failure_reason is not null when 'due' then true else failure_reason is null end);
