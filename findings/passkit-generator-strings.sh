#!/usr/bin/env bash
# passkit-generator 3.6.1: what it does to the translations of a wallet pass (`fr.lproj/pass.strings`).
# - A quote or a line break in a text is written as it is: `"TITLE" = "La "Nuit" des musées";`. Apple's format of strings files
#   wants them escaped, as C does; a file with such a line isn't one. @walletpass/pass-js 6.9.8 escapes them.
# - A strings file of one's own template loses lines, though no `localize` is called and nothing is said: those without spaces
#   around the equals sign and those of a key without quotes, both of which the format (an old-style property list) allows. The
#   pass then shows the bare keys to French speakers.
# Expected: texts escaped, and the template's file as it was. Until then: escape texts, and write templates as `"key" = "text";`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts passkit-generator@3.6.1 @walletpass/pass-js@6.9.8 >/dev/null
npm ls --depth 0 | sed 1d
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 1 -subj /CN=example 2>/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PKPass } from 'passkit-generator';
import { Template } from '@walletpass/pass-js';
const [signerCert, signerKey] = ['cert.pem', 'key.pem'].map((name) => readFileSync(name, 'utf8'));
const about = {
  passTypeIdentifier: 'pass.org.example',
  teamIdentifier: 'ABCDE12345',
  organizationName: 'Example',
  description: 'Ticket',
};
function pass(files = {}) {
  const certificates = { wwdr: signerCert, signerCert, signerKey };
  const made = new PKPass({ 'icon.png': Buffer.from('icon'), ...files }, certificates, { ...about, serialNumber: '1' });
  made.type = 'eventTicket';
  return made;
}
const name = 'fr.lproj/pass.strings';
const stringsOf = (made) => made.getAsRaw()[name].toString('utf8');

const texts = { TITLE: 'La "Nuit" des musées', NOTE: 'Porte A\nPorte B' };
const localized = pass();
localized.localize('fr', texts);
const template = new Template('eventTicket', about);
template.localization.add('fr', texts);
const [{ data }] = await template.localization.toArray();
const escaped = data.toString('utf16le').slice(1);
console.log(`expected:\n${escaped}\nseen:\n${stringsOf(localized)}\n`);
assert.equal(escaped, '"TITLE" = "La \\"Nuit\\" des musées";\n"NOTE" = "Porte A\\nPorte B";');
assert.equal(stringsOf(localized), '"TITLE" = "La "Nuit" des musées";\n"NOTE" = "Porte A\nPorte B";');

const own = '"DOORS" = "Portes";\n"SEAT"="Siège";\nROW = "Rang";\n';
const kept = stringsOf(pass({ [name]: Buffer.from(own) }));
console.log(`expected of the template, to which nothing is added:\n${own}seen:\n${kept}`);
assert.equal(kept, '"DOORS" = "Portes";');
JS
TZ=UTC node try.mjs || { echo 'changed: passkit-generator no longer does what is described above'; exit 1; }
