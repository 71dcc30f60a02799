-- Whom the tax invoice of an order names: a document with a version; null if the buyer asked for none.
alter table purchase_order add column invoice_to jsonb;
