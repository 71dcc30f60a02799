#!/bin/sh
# i18next 26.7.2: a French text with forms for one and for other people has none for a million of them. CLDR gives French,
# Spanish and others a third form, `many`, for 1 000 000; where it is missing, i18next answers the key, not the form `other`.
# Expected: `other`, the form that CLDR demands of every language. Until then: write `many` beside each `other`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund i18next@26.7.2 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import i18next from 'i18next';
const forms = { sold_one: '{{count}} vendu', sold_other: '{{count}} vendus' };
await i18next.init({ lng: 'fr', resources: { fr: { translation: forms } } });
const texts = [1, 999_999, 1_000_000].map((count) => i18next.t('sold', { count }));
console.log('1, 999999, 1000000:', texts);
assert.deepEqual(texts, ['1 vendu', '999999 vendus', 'sold']);
JS
TZ=UTC node try.mjs
