// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { RemoteConfigDocument } from './types.gen.ts';

export const shellRemoteConfigOperations = {
  getRemoteConfig: { method: 'GET', path: '/configuration/public/remote', domain: 'shell', noun: 'remote-config', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I4.23', 'I3.31', 'I3.32', 'I9.03'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
} as const;

export interface ShellRemoteConfigOperations {
  /** Settings that operators change at run time; browsers request them at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
  getRemoteConfig: { query: undefined; body: undefined; request: void; response: RemoteConfigDocument; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
