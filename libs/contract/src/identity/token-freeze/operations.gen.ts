// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Profile } from '../account/types.gen.ts';

export const identityTokenFreezeOperations = {
  freezeTokens: { method: 'PUT', path: '/user/tokenFreeze', domain: 'identity', noun: 'token-freeze', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  unfreezeTokens: { method: 'DELETE', path: '/user/tokenFreeze', domain: 'identity', noun: 'token-freeze', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['recentLogInNeeded', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityTokenFreezeOperations {
  /** Freezes everything that the caller holds. Entry codes become invalid at once, and nothing can be transferred or sold. */
  freezeTokens: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends the freeze and issues new entry codes. Requires a recent log-in. */
  unfreezeTokens: { query: undefined; body: undefined; request: void; response: Profile; error: 'recentLogInNeeded' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
