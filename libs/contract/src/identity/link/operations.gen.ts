// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { LinkToken, VerifiedEmail, VerifyEmailByCodeRequest } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const identityLinkOperations = {
  verifyAccountEmail: { method: 'GET', path: '/auth/verifyAccountEmail', domain: 'identity', noun: 'link', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.13'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'emailNotFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyEmailByCode: { method: 'PUT', path: '/auth/verifyAccountEmail/code', domain: 'identity', noun: 'link', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I4.08'], errors: ['verificationCodeWrong', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  resendVerificationLink: { method: 'PUT', path: '/auth/resendVerificationLink', domain: 'identity', noun: 'link', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.11'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityLinkOperations {
  /** Marks the address as verified. As it changes state, it needs the session header like a mutation. [I7.13] */
  verifyAccountEmail: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: VerifiedEmail; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'emailNotFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Marks the caller's address as verified by the code of the mail, which is used up with its link. [I4.08] */
  verifyEmailByCode: { query: undefined; body: VerifyEmailByCodeRequest; request: VerifyEmailByCodeRequest; response: Accepted; error: 'verificationCodeWrong' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a new verification link and code; earlier ones stop working. [I7.11] */
  resendVerificationLink: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
