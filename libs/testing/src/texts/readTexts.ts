/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../locales');

/** Reads the texts of a namespace from disk, for a test. */
export const readTexts = (locale: string, namespace: string): object =>
  JSON.parse(readFileSync(path.join(folder, locale, `${namespace}.json`), 'utf8')) as object;
