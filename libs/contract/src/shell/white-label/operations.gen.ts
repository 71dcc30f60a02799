// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { WhiteLabelConfig } from './types.gen.ts';

export const shellWhiteLabelOperations = {
  getWhiteLabelConfig: { method: 'GET', path: '/whitelabel/config.json', domain: 'shell', noun: 'white-label', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.23'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
} as const;

export interface ShellWhiteLabelOperations {
  /** White-label configuration of the request's host; not found if the host has none. [I7.23] */
  getWhiteLabelConfig: { query: { version?: string }; body: undefined; request: { version?: string }; response: WhiteLabelConfig; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
