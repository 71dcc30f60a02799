-- Time at which the card's bank agreed to charges while its owner is away, as for the win of a Wish List or My Price.
alter table payment_means add column mandate_at timestamptz;

-- A bank's question about later charges has no amount.
alter table sandbox_gateway.challenge alter column amount drop not null, alter column currency drop not null;
