import type { CreateAccountRequest, Locale } from '@foyer/contract';
import { findPasswordProblem, isEmailAddress } from '@foyer/util';
import {
  toPersonalDetails,
  validateLocation,
  type DetailsErrors,
  type DetailsValues,
  type FieldError,
} from './personalDetails.ts';

/** The first step: credentials and location; the second: the person [I4.05]. */
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

/** An address of the standard form [I5.01]. */
export const validateEmail = (emailAddress: string | undefined): FieldError | undefined =>
  isEmailAddress((emailAddress ?? '').trim()) ? undefined : 'form.validation.error.enterValidEmail';

/** A new password: long enough, a digit and a letter [I5.02]. */
export function validateNewPassword(
  password: string | undefined,
  minimumLength: number,
): FieldError | undefined {
  const problem = findPasswordProblem(password ?? '', minimumLength);
  if (problem === 'tooShort')
    return { key: 'form.validation.error.passwordLength', values: { length: minimumLength } };
  return problem === 'needsDigitAndLetter' ? 'form.validation.error.passwordDigitAndLetter' : undefined;
}

/** The first step of signing up. */
export function validateCredentials(values: SignUpValues, minimumLength: number): SignUpErrors {
  const email = validateEmail(values.emailAddress);
  const password = validateNewPassword(values.password, minimumLength);
  return {
    ...validateLocation(values),
    ...(email ? { emailAddress: email } : {}),
    ...(password ? { password } : {}),
  };
}

/** The account as the wire has it [I3.15]. */
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
