// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { StartThirdPartyLoginRequest, ThirdPartyLoginRequest, ThirdPartyLoginStart, ThirdPartySession } from './types.gen.ts';

export const identityThirdPartyOperations = {
  startThirdPartyLogin: { method: 'POST', path: '/auth/startThirdPartyLogin', domain: 'identity', noun: 'third-party', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.08', 'I7.29'], errors: ['thirdPartyLoginFailed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  thirdPartyLogin: { method: 'POST', path: '/auth/thirdPartyLogin', domain: 'identity', noun: 'third-party', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.08', 'I3.13', 'I3.18'], errors: ['thirdPartyLoginFailed', 'thirdPartyEmailNotVerified', 'thirdPartyAccountUnverified', 'thirdPartyAccountTaken', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityThirdPartyOperations {
  /** Starts signing in with Apple or Google; returns the provider's address, and a verifier that ties the answer to this browser. [I7.08, I7.29] */
  startThirdPartyLogin: { query: undefined; body: StartThirdPartyLoginRequest; request: StartThirdPartyLoginRequest; response: ThirdPartyLoginStart; error: 'thirdPartyLoginFailed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a session for a user authenticated by Apple or Google; creates an account, or links one with the same verified address. [I7.08, I3.13, I3.18] */
  thirdPartyLogin: { query: undefined; body: ThirdPartyLoginRequest; request: ThirdPartyLoginRequest; response: ThirdPartySession; error: 'thirdPartyLoginFailed' | 'thirdPartyEmailNotVerified' | 'thirdPartyAccountUnverified' | 'thirdPartyAccountTaken' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
