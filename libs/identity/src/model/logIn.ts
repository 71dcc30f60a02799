import type { FieldError } from './personalDetails.ts';
import { validateEmail } from './signUp.ts';

export interface LogInValues {
  emailAddress?: string;
  password?: string;
}

/** Requires an address and any password; the rule for new passwords doesn't apply to existing ones [I5.01, I5.02]. */
export const validateLogIn = ({
  emailAddress,
  password,
}: LogInValues): { [Field in keyof LogInValues]: FieldError | undefined } => ({
  emailAddress: validateEmail(emailAddress),
  password: password ? undefined : 'form.validation.error.enterPassword',
});
