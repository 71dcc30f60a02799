-- A partner's own term for an access item: by locale ({ "en-US": { "one": "Glow", "other": "Glows" } }), and for URLs
-- (/myGlow/going), the same in every locale.
ALTER TABLE white_label ADD COLUMN product jsonb NOT NULL DEFAULT '{}';
ALTER TABLE white_label ADD COLUMN product_address text CHECK (product_address ~ '^[A-Za-z]{1,30}$');

-- Moves the terms out of the text overrides, where they could not be read as such.
UPDATE white_label SET product = coalesce((
  SELECT jsonb_object_agg(o.key, jsonb_build_object('one', o.value -> 'shell.product.one', 'other', o.value -> 'shell.product.other'))
  FROM jsonb_each(config -> 'translationOverrides') o
  WHERE o.value ? 'shell.product.one' AND o.value ? 'shell.product.other'), '{}');
UPDATE white_label SET config = jsonb_set(config, '{translationOverrides}', coalesce((
  SELECT jsonb_object_agg(o.key, o.value - 'shell.product.one' - 'shell.product.other')
  FROM jsonb_each(config -> 'translationOverrides') o), '{}'));
UPDATE white_label SET product_address = product -> 'en-US' ->> 'one' WHERE product -> 'en-US' ->> 'one' ~ '^[A-Za-z]{1,30}$';
