// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { UserDataExport } from './types.gen.ts';

export const identityDataExportOperations = {
  exportUserData: { method: 'GET', path: '/user/dataExport', domain: 'identity', noun: 'data-export', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I3.01', 'I7.18'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityDataExportOperations {
  /** Exports all stored data of the caller [PV-05]. [I3.01, I7.18] */
  exportUserData: { query: undefined; body: undefined; request: void; response: UserDataExport; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
