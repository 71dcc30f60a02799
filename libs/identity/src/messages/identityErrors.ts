import type { TFunction } from 'i18next';
import type { IdentityErrorCode, ProfileErrorCode } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import type { IdentityMessageKey } from './messageKeys.gen.ts';

/** What each code of this domain says; a code without a text does not compile. */
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

/** An error in words: the server's own where it has some, ours otherwise [I8.02, I8.09]. */
export function identityErrorText(t: TFunction<'identity'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  // Whoever answered was not the platform, or not in words: what the status tells is all there is [I8.02].
  if (error.kind === 'unknown' && error.status >= 400)
    return t(error.status >= 500 ? 'errors.server' : 'errors.rejected');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  if (error.message !== '') return error.message;
  return isKnown(error.code) ? t(identityErrors[error.code]) : t('errors.unknown');
}
