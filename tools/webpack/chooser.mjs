import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { browserFloor } from '../../libs/util/src/browsers/browserFloor.ts';

export const chooserFile = path.join(import.meta.dirname, 'chooser.es5.js');

/** ES5 from beginning to end: it runs in browsers that get nothing else. */
export function chooserCode() {
  const floor = browserFloor.map(({ pattern, oldest }) => ({ pattern, oldest }));
  const source = readFileSync(chooserFile, 'utf8').replace('BROWSERS', () => JSON.stringify(floor));
  return minifySync(source, { compress: { ecma: 5 }, mangle: { toplevel: false }, ecma: 5, module: false })
    .code;
}

/**
 * The script that chooses a build in the browser and asks for its files in order. Those of the modern build it knows;
 * `%LEGACY%` the server replaces on every answer, for the legacy build is made after the modern one is served.
 *
 * @param entry the files of the modern build
 */
export const chooserTag = (entry) =>
  `<script nonce="%NONCE%" id="foyer-builds" data-modern="${entry.map((file) => `/${file}`).join(' ')}" data-legacy="%LEGACY%">${chooserCode()}</script>`;
