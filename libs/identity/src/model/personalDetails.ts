import type { Gender, Locale, PersonalDetails } from '@foyer/contract';
import {
  findBirthDateProblem,
  findPostalCodeProblem,
  isBlank,
  type AgeLimits,
  type BirthDateProblem,
  type CalendarDay,
  type PostalCodeProblem,
} from '@foyer/util';
import type { IdentityMessageKey } from '../messages/messageKeys.gen.ts';

export interface DetailsValues {
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string;
  gender?: Gender;
  countryCode?: string;
  postalCode?: string;
  /** Language of mails [I3.11]. */
  userLocale?: Locale;
}
export type FieldError = IdentityMessageKey | { key: IdentityMessageKey; values: Record<string, number> };
export type DetailsErrors = { [Field in keyof DetailsValues]?: FieldError };

/** Inputs of the rules for a person. */
export interface PersonRules {
  /** Returns the day that counts for an age in a country. */
  todayIn: (countryCode: string | undefined) => CalendarDay;
  ages: AgeLimits;
}

const birthDateKeys: Record<BirthDateProblem, IdentityMessageKey> = {
  required: 'form.validation.error.enterValidBirthday',
  invalid: 'form.validation.error.enterValidBirthday',
  belowMinimumAge: 'form.validation.error.minAgeBirthday',
};
const postalCodeKeys: Record<PostalCodeProblem, IdentityMessageKey> = {
  required: 'form.validation.error.enterPostalCode',
  selectCountry: 'form.validation.error.selectCountry',
  invalidCanadian: 'form.validation.error.canadianPostalCode',
  invalidUnitedStates: 'form.validation.error.unitedStatesPostalCode',
};

const without = <Errors extends object>(errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Errors;

/** Validates country and postal code [I5.05, I5.06]. */
export function validateLocation({ countryCode, postalCode }: DetailsValues): DetailsErrors {
  const postal = findPostalCodeProblem(postalCode, countryCode);
  return without({
    countryCode: isBlank(countryCode ?? '') ? ('form.validation.error.selectCountry' as const) : undefined,
    postalCode: postal && postalCodeKeys[postal],
  });
}

/** Validates name, birth date and gender [I5.03, I5.04, I5.06]. */
export function validatePerson(values: DetailsValues, { todayIn, ages }: PersonRules): DetailsErrors {
  const birth = findBirthDateProblem(values.dateOfBirth, todayIn(values.countryCode), ages);
  return without({
    firstName: isBlank(values.firstName ?? '')
      ? ('form.validation.error.enterFirstName' as const)
      : undefined,
    lastName: isBlank(values.lastName ?? '') ? ('form.validation.error.enterLastName' as const) : undefined,
    dateOfBirth: birth && { key: birthDateKeys[birth], values: { age: ages.minimumAge } },
    gender: values.gender ? undefined : ('form.validation.error.chooseGender' as const),
  });
}

/** Validates all six details [I3.14]. */
export const validateDetails = (values: DetailsValues, rules: PersonRules): DetailsErrors => ({
  ...validateLocation(values),
  ...validatePerson(values, rules),
});

/**
 * Completes a birth date of year and month with the known day [I3.03, I5.04].
 * @param known birth date of the profile
 */
export const withKnownDay = (
  dateOfBirth: string | undefined,
  known: string | undefined,
): string | undefined =>
  dateOfBirth?.length === 7 && known?.startsWith(`${dateOfBirth}-`) ? known : dateOfBirth;

/** Builds the request from valid details [I3.16]. */
export const toPersonalDetails = (values: DetailsValues): PersonalDetails => ({
  firstName: (values.firstName ?? '').trim(),
  lastName: (values.lastName ?? '').trim(),
  dateOfBirth: values.dateOfBirth ?? '',
  gender: values.gender ?? 'UNDECLARED',
  countryCode: values.countryCode ?? '',
  postalCode: (values.postalCode ?? '').trim(),
  ...(values.userLocale ? { userLocale: values.userLocale } : {}),
});
