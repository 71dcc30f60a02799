import type { FinishAccountRequest, Locale } from '@foyer/contract';
import { toPersonalDetails, validateDetails, type PersonRules } from './personalDetails.ts';
import { validateNewPassword, type SignUpErrors, type SignUpValues } from './signUp.ts';

/** Validates the password and terms, then the missing details [I4.09]. */
export function validateFinish(
  values: SignUpValues,
  rules: PersonRules & { minimumPasswordLength: number },
  isFirst: boolean,
): SignUpErrors {
  if (!isFirst) return validateDetails(values, rules);
  const password = validateNewPassword(values.password, rules.minimumPasswordLength);
  return {
    ...(password ? { password } : {}),
    ...(values.agreesToTerms ? {} : { agreesToTerms: 'form.validation.error.agreeToTerms' }),
  };
}

/**
 * Builds the request that finishes an account: the short form, or the full one where details are missing [I3.15].
 * @param token secret of the link
 */
export const toFinishAccount = (
  values: SignUpValues,
  token: string,
  userLocale: Locale,
  withDetails: boolean,
): FinishAccountRequest => ({
  emailVerificationToken: token,
  password: values.password ?? '',
  userProfileRequest: { ...(withDetails ? toPersonalDetails(values) : {}), userLocale },
});
