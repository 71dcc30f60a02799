-- Names the ledger account from which a recipient is paid out.
create or replace function payout_account(p_recipient_kind text) returns text language sql immutable as $$
  select case p_recipient_kind when 'organiser' then 'organiser' when 'seller' then 'sellerPending'
    when 'promoter' then 'promoterCommission' end
$$;
