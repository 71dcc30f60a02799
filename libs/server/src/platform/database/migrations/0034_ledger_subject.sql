-- Every ledger transaction names its subject. The free text of earlier releases is unused since 0017.

alter table ledger_transaction
  drop column reference,
  drop constraint ledger_transaction_subject_is_whole,
  alter column subject_kind set not null,
  alter column subject_id set not null;
