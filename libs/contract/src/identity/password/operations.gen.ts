// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ChangePasswordRequest, InitiateResetPasswordRequest, ResetPasswordLink } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';
import type { AuthenticatedProfile } from '../account/types.gen.ts';
import type { LinkToken } from '../link/types.gen.ts';

export const identityPasswordOperations = {
  changePassword: { method: 'PUT', path: '/auth/changePassword', domain: 'identity', noun: 'password', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.10'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'badPasswordStrength', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  initiateResetPassword: { method: 'PUT', path: '/auth/initiateResetPassword', domain: 'identity', noun: 'password', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.12'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyResetPasswordEmail: { method: 'GET', path: '/auth/verifyResetPasswordEmail', domain: 'identity', noun: 'password', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.14'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityPasswordOperations {
  /** Sets a new password by a reset link, ends every other session and signs in. [I7.10] */
  changePassword: { query: undefined; body: ChangePasswordRequest; request: ChangePasswordRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'badPasswordStrength' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a reset link if the account exists; the answer is the same if it does not. [I7.12] */
  initiateResetPassword: { query: undefined; body: InitiateResetPasswordRequest; request: InitiateResetPasswordRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Checks whether a reset link is still valid. [I7.14] */
  verifyResetPasswordEmail: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: ResetPasswordLink; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
