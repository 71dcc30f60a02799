import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { browserFloor } from '../../libs/util/src/browsers/browserFloor.ts';

export const chooserFile = path.join(import.meta.dirname, 'chooser.es5.js');

/** Returns the chooser's code, which is ES5 throughout, since it also runs in the oldest browsers. */
function chooserCode() {
  const floor = browserFloor.map(({ pattern, oldest }) => ({ pattern, oldest }));
  const source = readFileSync(chooserFile, 'utf8').replace('BROWSERS', () => JSON.stringify(floor));
  return minifySync(source, { compress: { ecma: 5 }, mangle: { toplevel: false }, ecma: 5, module: false })
    .code;
}

/**
 * Builds the script that chooses a build in the browser and requests its files in order. The files of the modern build
 * are inlined; the server replaces `%LEGACY%` in every answer, because the legacy build finishes after the modern one
 * is already served.
 * @param entry the files of the modern build
 */
export const chooserTag = (entry) =>
  `<script nonce="%NONCE%" id="foyer-builds" data-modern="${entry.map((file) => `/${file}`).join(' ')}" data-legacy="%LEGACY%">${chooserCode()}</script>`;
