import type { CreateAccountRequest, Locale } from '@foyer/contract';
import { findPasswordProblem, isEmailAddress } from '@foyer/util';
import {
  toPersonalDetails,
  validateLocation,
  validatePerson,
  type DetailsErrors,
  type DetailsValues,
  type FieldError,
  type PersonRules,
} from './personalDetails.ts';

/** Credentials and location in the first step, personal details in the second [I4.05]. */
export interface SignUpValues extends DetailsValues {
  emailAddress?: string;
  password?: string;
  agreesToTerms?: boolean;
}
export type SignUpErrors = DetailsErrors & {
  emailAddress?: FieldError;
  password?: FieldError;
  agreesToTerms?: FieldError;
};

/** Validates the form of an address [I5.01]. */
export const validateEmail = (emailAddress: string | undefined): FieldError | undefined =>
  isEmailAddress((emailAddress ?? '').trim()) ? undefined : 'form.validation.error.enterValidEmail';

/** Validates a new password: its length, a digit and a letter [I5.02]. */
export function validateNewPassword(
  password: string | undefined,
  minimumLength: number,
): FieldError | undefined {
  const problem = findPasswordProblem(password ?? '', minimumLength);
  if (problem === 'tooShort')
    return { key: 'form.validation.error.passwordLength', values: { length: minimumLength } };
  return problem === 'needsDigitAndLetter' ? 'form.validation.error.passwordDigitAndLetter' : undefined;
}

/** Validates the first step of sign-up. */
export function validateCredentials(values: SignUpValues, minimumLength: number): SignUpErrors {
  const email = validateEmail(values.emailAddress);
  const password = validateNewPassword(values.password, minimumLength);
  return {
    ...validateLocation(values),
    ...(email ? { emailAddress: email } : {}),
    ...(password ? { password } : {}),
  };
}

/** Availability of an address: `begun` belongs to a partial account [I5.01]. */
export type Availability = 'taken' | 'begun' | 'free or unknown';

/** Message keys of unavailable addresses [I5.01, I8.06]. */
export const takenKeys = {
  taken: 'form.validation.error.enterAvailableEmail',
  begun: 'errors.userNotComplete',
  'free or unknown': undefined,
} as const;

/** Validates a step of sign-up: credentials and location, then person and terms [I4.05, I5.07]. */
export function validateSignUp(
  values: SignUpValues,
  rules: PersonRules & { minimumPasswordLength: number },
  step: 'credentials' | 'person',
  availability: Availability = 'free or unknown',
): SignUpErrors {
  if (step === 'credentials') {
    const taken = takenKeys[availability];
    return {
      ...(taken ? { emailAddress: taken } : {}),
      ...validateCredentials(values, rules.minimumPasswordLength),
    };
  }
  return {
    ...validatePerson(values, rules),
    ...(values.agreesToTerms ? {} : { agreesToTerms: 'form.validation.error.agreeToTerms' }),
  };
}

/** Builds the request that creates the account [I3.15]. */
export const toCreateAccount = (
  values: SignUpValues,
  userLocale: Locale,
  returnTo: string | undefined,
): CreateAccountRequest => ({
  ...toPersonalDetails(values),
  emailAddress: (values.emailAddress ?? '').trim(),
  password: values.password ?? '',
  userLocale,
  ...(returnTo === undefined ? {} : { returnTo }),
});
