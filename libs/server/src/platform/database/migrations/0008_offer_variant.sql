-- Distinguishes an offer from others of its item, by locale: a size, a colour. Its name is the full name [C3.18].
ALTER TABLE offer_group ADD COLUMN variant_name jsonb;
