-- What tells an offer from the others of its item, by locale: a size, a colour. Its name says the whole [C3.18].
ALTER TABLE offer_group ADD COLUMN variant_name jsonb;
