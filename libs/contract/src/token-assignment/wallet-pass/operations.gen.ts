// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ApplePass, GooglePass } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const tokenAssignmentWalletPassOperations = {
  getApplePass: { method: 'GET', path: '/user/activity/walletPass/apple', domain: 'token-assignment', noun: 'wallet-pass', kind: 'query', access: 'verified', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'tokenNotActive', 'tokensFrozen', 'tooManyRequests', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'serverError', 'serviceUnavailable'] },
  getGooglePass: { method: 'GET', path: '/user/activity/walletPass/google', domain: 'token-assignment', noun: 'wallet-pass', kind: 'query', access: 'verified', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'tokenNotActive', 'tokensFrozen', 'tooManyRequests', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'serverError', 'serviceUnavailable'] },
} as const;

export interface TokenAssignmentWalletPassOperations {
  /** Pass of a token of the caller for Apple Wallet. */
  getApplePass: { query: { tokenId: Id }; body: undefined; request: { tokenId: Id }; response: ApplePass; error: 'notFound' | 'tokenNotActive' | 'tokensFrozen' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
  /** Address that saves the pass of a token of the caller in Google Wallet. */
  getGooglePass: { query: { tokenId: Id }; body: undefined; request: { tokenId: Id }; response: GooglePass; error: 'notFound' | 'tokenNotActive' | 'tokensFrozen' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
}
