// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ReleaseName } from './types.gen.ts';

export const shellReleaseOperations = {
  getReleaseName: { method: 'GET', path: '/debug/public/releaseName', domain: 'shell', noun: 'release', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.25', 'I6.07'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
} as const;

export interface ShellReleaseOperations {
  /** Version of the server, for the version panel. [I7.25, I6.07] */
  getReleaseName: { query: undefined; body: undefined; request: void; response: ReleaseName; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
