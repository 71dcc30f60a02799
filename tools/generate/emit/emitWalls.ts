import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { parse } from 'yaml';
import type { Node } from '../contract/contract.ts';
import { SourceFault } from '../contract/sourceFault.ts';

const HEADER = '// @ts-nocheck\n// Made by `npm run generate` from libs/contract/walls. Do not edit.\n';

/**
 * Removes error reporting from a precompiled check: browsers only need a yes or no, and error details would cost
 * download size. The remaining code merely counts errors.
 */
const withoutReasons = (code: string): string =>
  code
    .replace(/validate\d+\.errors = \[\{[^]*?\}\];return false;/g, 'return false;')
    .replace(
      /const err\d+ = \{[^]*?\};if\(vErrors === null\)\{[^}]*\}else \{[^}]*\}errors\+\+;/g,
      'errors++;',
    )
    .replace(/validate\d+\.errors = vErrors;/g, '');

/**
 * Emits a schema of boundary data (frame message, stored state) as a type and a precompiled check, because compiling
 * schemas in the browser would violate a strict CSP.
 */
export async function emitWall(file: string): Promise<string> {
  const schema = parse(readFileSync(file, 'utf8')) as Node;
  const title = String(schema['title']);
  const types = await compile(structuredClone(schema), title, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false },
    strict: true,
    unicodeRegExp: false,
    allowUnionTypes: true,
  });
  ajv.opts.unicode = false;
  const validate = ajv.compile(schema);
  // The package is CommonJS, so its default export is wrapped.
  const wrapped = standaloneCode as typeof standaloneCode & { default?: typeof standaloneCode };
  const make = wrapped.default ?? standaloneCode;
  const code = withoutReasons(make(ajv, validate))
    .replace(/^"use strict";/, '')
    .replace(/export const validate = (\w+);export default \w+;/, 'const check = $1;');
  if (code.includes('instancePath:') || code.includes('.errors ='))
    throw new Error(`${file}: the check has a form of telling errors that is not known`);
  if (code.includes('require('))
    throw new SourceFault(`${file}: the check needs a module at run time; leave the keyword out`);
  return `${HEADER}${types}
${code}
/** Tells whether a value from outside has the shape of \`${title}\`. Never throws. */
export function is${title}(value: unknown): value is ${title} {
  return check(value) === true;
}
`;
}
