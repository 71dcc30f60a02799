// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ExchangeCodeGrant, ExchangeCodeRequest, RedeemExchangeCodeRequest } from './types.gen.ts';
import type { AuthenticatedProfile } from '../account/types.gen.ts';

export const identityExchangeCodeOperations = {
  createExchangeCode: { method: 'POST', path: '/auth/exchangeCode', domain: 'identity', noun: 'exchange-code', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I6.09'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  redeemExchangeCode: { method: 'POST', path: '/auth/exchangeCode/redeem', domain: 'identity', noun: 'exchange-code', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I6.09'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityExchangeCodeOperations {
  /** Issues a code that opens a session of the caller in a frame, once and within a minute, on pages of one origin. [I6.09] */
  createExchangeCode: { query: undefined; body: ExchangeCodeRequest; request: ExchangeCodeRequest; response: ExchangeCodeGrant; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Exchanges the code for a new session. An attempt from another origin also uses it up. [I6.09] */
  redeemExchangeCode: { query: undefined; body: RedeemExchangeCodeRequest; request: RedeemExchangeCodeRequest; response: AuthenticatedProfile; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
