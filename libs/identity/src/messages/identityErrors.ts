import type { TFunction } from 'i18next';
import type { IdentityErrorCode, ProfileErrorCode } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import type { IdentityMessageKey } from './messageKeys.gen.ts';

/** Message of each error code of the domain; a code without one doesn't compile. */
const identityErrors: Record<IdentityErrorCode | ProfileErrorCode, IdentityMessageKey> = {
  invalidRequest: 'errors.rejected',
  unauthorized: 'errors.signedOut',
  forbidden: 'errors.rejected',
  tooManyRequests: 'errors.tooManyRequests',
  serverError: 'errors.server',
  serviceUnavailable: 'errors.server',
  emailLinkExpired: 'errors.linkExpired',
  emailLinkMalformed: 'errors.linkMalformed',
  userAlreadyExists: 'errors.emailTaken',
  userNotComplete: 'errors.notComplete',
  emailNotFound: 'errors.emailNotFound',
  invalidUsernameOrPassword: 'errors.wrongPassword',
  badPasswordStrength: 'errors.weakPassword',
  malformedEmail: 'form.validation.error.enterValidEmail',
  invalidBirthDate: 'form.validation.error.enterValidBirthday',
  belowMinimumSignUpAge: 'errors.tooYoung',
  invalidPostalCode: 'errors.postalCode',
  thirdPartyLoginFailed: 'oauth.failed',
  thirdPartyEmailNotVerified: 'errors.thirdPartyEmail',
  thirdPartyAccountUnverified: 'errors.thirdPartyUnverified',
  thirdPartyAccountTaken: 'errors.thirdPartyTaken',
  recaptchaFailed: 'errors.recaptcha',
  notFound: 'errors.rejected',
  logInCodeWrong: 'errors.logInCode',
  recentLogInNeeded: 'errors.recentLogIn',
  accountNotDeletable: 'errors.notDeletable',
  unsupportedImage: 'profile.photo.unreadable',
  imageTooSmall: 'profile.photo.tooSmall',
  payloadTooLarge: 'profile.photo.tooLarge',
};

const isKnown = (code: string): code is IdentityErrorCode | ProfileErrorCode => code in identityErrors;

/** Words an error: the server's message if there is one, otherwise ours [I8.02, I8.09]. */
export function identityErrorText(t: TFunction<'identity'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  // Not the platform's answer, or without a message: only the status is known [I8.02].
  if (error.kind === 'unknown' && error.status >= 400)
    return t(error.status >= 500 ? 'errors.server' : 'errors.rejected');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  if (error.message !== '') return error.message;
  return isKnown(error.code) ? t(identityErrors[error.code]) : t('errors.unknown');
}
