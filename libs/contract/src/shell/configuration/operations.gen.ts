// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PublicConfiguration } from './types.gen.ts';

export const shellConfigurationOperations = {
  getConfiguration: { method: 'GET', path: '/configuration/public', domain: 'shell', noun: 'configuration', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.22'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
} as const;

export interface ShellConfigurationOperations {
  /** Configuration of the deployment for browsers; fetched once. [I7.22] */
  getConfiguration: { query: undefined; body: undefined; request: void; response: PublicConfiguration; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
