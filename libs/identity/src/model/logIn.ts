import type { FieldError } from './personalDetails.ts';
import { validateEmail } from './signUp.ts';

export interface LogInValues {
  emailAddress?: string;
  password?: string;
}

/** An address, and any password at all: the rule for new ones says nothing about old ones [I5.01, I5.02]. */
export const validateLogIn = ({
  emailAddress,
  password,
}: LogInValues): { [Field in keyof LogInValues]: FieldError | undefined } => ({
  emailAddress: validateEmail(emailAddress),
  password: password ? undefined : 'form.validation.error.enterPassword',
});
