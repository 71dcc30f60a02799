import { isBlank, isEmailAddress } from '@foyer/util';

export type InquiryErrors<Values> = Partial<Record<keyof Values, 'errors.required' | 'errors.email'>>;

/** Requires fields, and a valid address in the email field, which is one of them [I5.09, I5.11]. */
export function checkInquiry<Values extends object>(
  values: Values,
  required: readonly (keyof Values)[],
  email: keyof Values,
): InquiryErrors<Values> {
  const textOf = (field: keyof Values): string => (values[field] as string | undefined) ?? '';
  const errors: InquiryErrors<Values> = {};
  for (const field of required) {
    if (isBlank(textOf(field))) errors[field] = 'errors.required';
    else if (field === email && !isEmailAddress(textOf(field).trim())) errors[field] = 'errors.email';
  }
  return errors;
}
