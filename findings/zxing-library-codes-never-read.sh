#!/usr/bin/env bash
# @zxing/library 0.23.0: of 400 tickets, 5 aren't read from a picture with four pixels a module, and 7 from one with six. The QR
# codes are flawless, made by `qrcode` with its white border of four modules, and jsQR 1.4.0 reads all of them. What fails depends
# on the code of the ticket, not on chance: the same picture never is read, with TRY_HARDER and by MultiFormatReader neither. A
# pattern among the data is taken for a corner mark. Reported as issue 653 of its repository on a few examples; here as a share of
# tickets, which is too small for a test with ten of them and large at a door.
# Expected: every one read. Until then: another reader, or for pictures from a file PURE_BARCODE, with which all 400 are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @zxing/library@0.23.0 qrcode@1.5.4 jsqr@1.4.0 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import zxing from '@zxing/library';
import jsQR from 'jsqr';
import qrcode from 'qrcode';
console.warn = () => {}; // This release prints each failure of a reader.
const { BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, QRCodeReader, RGBLuminanceSource } = zxing;
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const codes = Array.from({ length: 400 }, (_, at) => {
  const bytes = createHash('sha256').update(`ticket ${at}`).digest().subarray(0, 16);
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
});
function picture(code, scale) {
  const { size, data } = qrcode.create(code).modules;
  const border = 4;
  const width = (size + 2 * border) * scale;
  const module = (pixel) => Math.floor(pixel / scale) - border;
  const dark = (x, y) => x >= 0 && y >= 0 && x < size && y < size && data[y * size + x];
  const grey = Uint8ClampedArray.from({ length: width * width }, (_, at) =>
    dark(module(at % width), module(Math.floor(at / width))) ? 0 : 255,
  );
  return { grey, width };
}
function byZxing({ grey, width }, reader, hint) {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, width)));
  try {
    return reader.decode(bitmap, hint === undefined ? null : new Map([[hint, true]])).getText();
  } catch {
    return null;
  }
}
function byJsQR({ grey, width }) {
  const rgba = Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) => grey[at >> 2]);
  return jsQR(rgba, width, width)?.data;
}
const failures = (scale, read) => codes.filter((code) => read(picture(code, scale)) !== code);
const plain = (shot) => byZxing(shot, new QRCodeReader());
const [four, six] = [4, 6].map((scale) => failures(scale, plain));
console.log('expected: no ticket unread; seen with four pixels a module:', four, 'with six:', six);
assert.deepEqual([four.length, six.length], [5, 7]);
for (const code of four) {
  const shot = picture(code, 4);
  assert.equal(byZxing(shot, new MultiFormatReader()), null);
  assert.equal(byZxing(shot, new MultiFormatReader(), DecodeHintType.TRY_HARDER), null);
}
const pure = failures(4, (shot) => byZxing(shot, new QRCodeReader(), DecodeHintType.PURE_BARCODE));
const other = failures(4, byJsQR);
console.log('unread with PURE_BARCODE:', pure.length, 'by jsQR:', other.length);
assert.deepEqual([pure, other], [[], []]);
JS
TZ=UTC node try.mjs || { echo 'changed: @zxing/library no longer does what is described above'; exit 1; }
