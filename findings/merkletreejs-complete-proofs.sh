#!/usr/bin/env bash
# merkletreejs 0.6.0: of a list of tickets published by its root, many can't prove that they are in it. With `complete: true`,
# which the library recommends for proofs of several leaves, its own `verify` refuses its own `getProof` for 15 of 17 leaves (all
# but the first two); with `duplicateOdd: true` for the leaves at the end. How many depends on the number of leaves, and powers of
# two have none, so that a test with four or eight tickets shows nothing. Without an option, all verify.
# Expected: what `getProof` answers for a leaf of the tree is accepted by `verify`. Known for `duplicateOdd` as issue 109.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund merkletreejs@0.6.0 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import merkle from 'merkletreejs';
const sha256 = (data) => createHash('sha256').update(data).digest();
function refused(count, options) {
  const leaves = Array.from({ length: count }, (_, at) => sha256(`ticket-${at + 1}`));
  const tree = new merkle.MerkleTree(leaves, sha256, options);
  return leaves.filter((leaf) => !tree.verify(tree.getProof(leaf), leaf, tree.getRoot())).length;
}
const counts = [4, 5, 6, 8, 12, 16, 17, 100];
const seen = {};
for (const [name, options] of Object.entries({ none: {}, complete: { complete: true }, duplicateOdd: { duplicateOdd: true } })) {
  seen[name] = counts.map((count) => refused(count, options));
}
console.log('leaves:', counts.join(' '), '\nexpected: no proof refused; refused:');
for (const [name, numbers] of Object.entries(seen)) console.log(`  option ${name}:`, numbers.join(' '));
assert.deepEqual(seen.none, counts.map(() => 0));
assert.deepEqual(seen.complete.slice(0, 7), [0, 3, 2, 0, 4, 0, 15]);
assert.deepEqual(seen.duplicateOdd.slice(0, 7), [0, 1, 2, 0, 4, 0, 1]);
assert.ok(seen.complete[7] > 0 && seen.duplicateOdd[7] > 0);
JS
TZ=UTC node try.mjs || { echo 'changed: merkletreejs no longer does what is described above'; exit 1; }
