// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AuthenticatedProfile, CallerId, CreateAccountRequest, PersonalDetails, Profile } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const identityAccountOperations = {
  createAccount: { method: 'POST', path: '/auth/createAccount', domain: 'identity', noun: 'account', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.05'], errors: ['userAlreadyExists', 'userNotComplete', 'emailLinkExpired', 'emailLinkMalformed', 'badPasswordStrength', 'malformedEmail', 'invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'recaptchaFailed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  isEmailAddressAvailable: { method: 'GET', path: '/auth/isEmailAddressAvailable', domain: 'identity', noun: 'account', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.15', 'I5.01'], errors: ['userAlreadyExists', 'userNotComplete', 'malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getProfile: { method: 'GET', path: '/user/profile', domain: 'identity', noun: 'account', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['I7.18'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updateProfile: { method: 'PUT', path: '/user/profile', domain: 'identity', noun: 'account', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.18', 'I3.16'], errors: ['invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getId: { method: 'GET', path: '/user/public/getId', domain: 'identity', noun: 'account', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.20'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityAccountOperations {
  /** Creates an account, signs its owner in and mails a verification link. [I7.05] */
  createAccount: { query: undefined; body: CreateAccountRequest; request: CreateAccountRequest; response: AuthenticatedProfile; error: 'userAlreadyExists' | 'userNotComplete' | 'emailLinkExpired' | 'emailLinkMalformed' | 'badPasswordStrength' | 'malformedEmail' | 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'recaptchaFailed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Checks whether an e-mail address is available; an error means that it is not. [I7.15, I5.01] */
  isEmailAddressAvailable: { query: { emailAddress: string }; body: undefined; request: { emailAddress: string }; response: Accepted; error: 'userAlreadyExists' | 'userNotComplete' | 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Profile of the caller. [I7.18] */
  getProfile: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the personal details. [I7.18, I3.16] */
  updateProfile: { query: undefined; body: PersonalDetails; request: PersonalDetails; response: Profile; error: 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Id for the caller: that of the account, or for visitors a new one that is not stored. [I7.20] */
  getId: { query: undefined; body: undefined; request: void; response: CallerId; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
