import type { PersonalDetails } from '@foyer/contract';
import {
  calendarDayIn,
  findBirthDateProblem,
  findPasswordProblem,
  findPostalCodeProblem,
  isBlank,
  normalisePostalCode,
  parseEmailAddress,
} from '@foyer/util';
import type { IdentitySettings } from '../settings/identitySettings.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { isCountryCode } from '../../../platform/geo/countries.ts';
import { isCommonPassword } from '../password/commonPasswords.ts';

type Details = Omit<PersonalDetails, 'userLocale'>;

/**
 * Validates details by the rules that the form also has [I5.03-I5.06].
 * @returns the details as stored
 * @throws Failure invalidRequest, invalidBirthDate, belowMinimumSignUpAge or invalidPostalCode
 */
export function checkDetails<Given extends Details>(
  given: Given,
  settings: IdentitySettings,
  now: Date,
): Given {
  const [firstName, lastName] = [given.firstName.trim(), given.lastName.trim()];
  if (isBlank(firstName) || isBlank(lastName) || !isCountryCode(given.countryCode)) {
    throw failure('invalidRequest', {
      field: isBlank(firstName) ? 'firstName' : isBlank(lastName) ? 'lastName' : 'countryCode',
    });
  }
  const limits = { minimumAge: settings.minimumSignUpAge, maximumAge: settings.maximumAge };
  const birthProblem = findBirthDateProblem(given.dateOfBirth, calendarDayIn(now, given.countryCode), limits);
  if (birthProblem === 'belowMinimumAge') throw failure('belowMinimumSignUpAge');
  if (birthProblem) throw failure('invalidBirthDate');
  if (findPostalCodeProblem(given.postalCode, given.countryCode)) throw failure('invalidPostalCode');
  return {
    ...given,
    firstName,
    lastName,
    postalCode: normalisePostalCode(given.postalCode, given.countryCode),
  };
}

/**
 * Validates a new password: length, a digit, a letter, and not a common one [I5.02].
 * @throws Failure badPasswordStrength
 */
export function checkPassword(password: string, settings: IdentitySettings, emailAddress: string): void {
  const problem = findPasswordProblem(password, settings.minimumPasswordLength);
  if (problem) throw failure('badPasswordStrength', { problem });
  const own = [emailAddress, emailAddress.split('@')[0]];
  if (isCommonPassword(password) || own.includes(password.toLowerCase()))
    throw failure('badPasswordStrength', { problem: 'tooCommon' });
}

/** @throws Failure malformedEmail [I5.01] */
export function readEmailAddress(text: string): string {
  const emailAddress = parseEmailAddress(text);
  if (emailAddress === undefined) throw failure('malformedEmail');
  return emailAddress;
}
