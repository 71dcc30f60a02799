// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { FinishAccountRequest, PartialUserAccount } from './types.gen.ts';
import type { AuthenticatedProfile } from '../account/types.gen.ts';
import type { LinkToken } from '../link/types.gen.ts';

export const identityPartialAccountOperations = {
  completePartialUserAccount: { method: 'POST', path: '/auth/public/completePartialUserAccount', domain: 'identity', noun: 'partial-account', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.06', 'I3.15', 'I3.20'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'userNotComplete', 'badPasswordStrength', 'invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getPartialUserAccount: { method: 'GET', path: '/auth/public/partialUserAccount', domain: 'identity', noun: 'partial-account', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I4.09'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityPartialAccountOperations {
  /** Completes an account that was created for someone else, by the link in their mail, and signs them in. The link verifies the address. [I7.06, I3.15, I3.20] */
  completePartialUserAccount: { query: undefined; body: FinishAccountRequest; request: FinishAccountRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'userNotComplete' | 'badPasswordStrength' | 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Missing details of an account that was created for someone else, by the link in their mail. [I4.09] */
  getPartialUserAccount: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: PartialUserAccount; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
