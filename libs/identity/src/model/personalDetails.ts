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
  /** The language in which the platform writes to the fan [I3.11]. */
  userLocale?: Locale;
}
export type FieldError = IdentityMessageKey | { key: IdentityMessageKey; values: Record<string, number> };
export type DetailsErrors = { [Field in keyof DetailsValues]?: FieldError };

/** What the rules of a person depend on. */
export interface PersonRules {
  /** The day that counts for an age in a country. */
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

/** Country and postal code [I5.05, I5.06]. */
export function validateLocation({ countryCode, postalCode }: DetailsValues): DetailsErrors {
  const postal = findPostalCodeProblem(postalCode, countryCode);
  return without({
    countryCode: isBlank(countryCode ?? '') ? ('form.validation.error.selectCountry' as const) : undefined,
    postalCode: postal && postalCodeKeys[postal],
  }) as DetailsErrors;
}

/** Name, birth date and gender [I5.03, I5.04, I5.06]. */
export function validatePerson(values: DetailsValues, { todayIn, ages }: PersonRules): DetailsErrors {
  const birth = findBirthDateProblem(values.dateOfBirth, todayIn(values.countryCode), ages);
  return without({
    firstName: isBlank(values.firstName ?? '')
      ? ('form.validation.error.enterFirstName' as const)
      : undefined,
    lastName: isBlank(values.lastName ?? '') ? ('form.validation.error.enterLastName' as const) : undefined,
    dateOfBirth: birth && { key: birthDateKeys[birth], values: { age: ages.minimumAge } },
    gender: values.gender ? undefined : ('form.validation.error.chooseGender' as const),
  }) as DetailsErrors;
}

/** All six details, for somebody whose profile lacks some [I3.14]. */
export const validateDetails = (values: DetailsValues, rules: PersonRules): DetailsErrors => ({
  ...validateLocation(values),
  ...validatePerson(values, rules),
});

/**
 * A birth date of which a phone asks year and month alone: the day that is known already stays [I3.03, I5.04].
 * @param known what the profile has
 */
export const withKnownDay = (
  dateOfBirth: string | undefined,
  known: string | undefined,
): string | undefined =>
  dateOfBirth?.length === 7 && known?.startsWith(`${dateOfBirth}-`) ? known : dateOfBirth;

/** The details as the wire has them [I3.16]; called once they are valid. */
export const toPersonalDetails = (values: DetailsValues): PersonalDetails => ({
  firstName: (values.firstName ?? '').trim(),
  lastName: (values.lastName ?? '').trim(),
  dateOfBirth: values.dateOfBirth ?? '',
  gender: values.gender ?? 'UNDECLARED',
  countryCode: values.countryCode ?? '',
  postalCode: (values.postalCode ?? '').trim(),
  ...(values.userLocale ? { userLocale: values.userLocale } : {}),
});
