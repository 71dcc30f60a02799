// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AccountDeletionCheck } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const identityAccountDeletionOperations = {
  deleteAccount: { method: 'DELETE', path: '/auth/deleteAccount', domain: 'identity', noun: 'account-deletion', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.16'], errors: ['recentLogInNeeded', 'accountNotDeletable', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  checkAccountDeletion: { method: 'GET', path: '/auth/deleteAccount/check', domain: 'identity', noun: 'account-deletion', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityAccountDeletionOperations {
  /** Deletes the account. Records that the law requires (orders, ledger) are kept without a name. [I7.16] */
  deleteAccount: { query: undefined; body: undefined; request: void; response: Accepted; error: 'recentLogInNeeded' | 'accountNotDeletable' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Obstacles to deleting the account. [I7.16] */
  checkAccountDeletion: { query: undefined; body: undefined; request: void; response: AccountDeletionCheck; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
