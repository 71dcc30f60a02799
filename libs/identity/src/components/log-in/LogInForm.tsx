import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '@foyer/api-client';
import { useLogInMutation } from '@foyer/api-client/identity';
import { Button, Inline, Stack } from '@foyer/ui-kit';
import { Form, PasswordField, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { FORM_ERROR } from 'final-form';
import { identityErrorText } from '../../messages/identityErrors.ts';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validateEmail } from '../../model/signUp.ts';

interface LogInValues {
  emailAddress?: string;
  password?: string;
}
const validate = ({ emailAddress, password }: LogInValues) => ({
  emailAddress: validateEmail(emailAddress),
  password: password ? undefined : ('form.validation.error.enterPassword' as const),
});

export interface LogInFormProps {
  onSignUp: () => void;
  onForgotPassword: () => void;
}

/** Address and password; the password field says what the server did not accept, and never which of both [I8.07]. */
export function LogInForm({ onSignUp, onForgotPassword }: LogInFormProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const [logIn] = useLogInMutation();
  const submit = async ({ emailAddress = '', password = '' }: LogInValues) => {
    const { error } = await logIn({ emailAddress: emailAddress.trim(), password });
    if (!error) return undefined;
    const text = identityErrorText(t, error);
    return errorCodeOf(error) === 'invalidUsernameOrPassword' ? { password: text } : { [FORM_ERROR]: text };
  };
  return (
    <Form<LogInValues> validate={validate} onSubmit={submit} translate={translate}>
      <Stack gap={4}>
        <TextField
          name="emailAddress"
          type="email"
          label={t('fields.emailAddress')}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        <SubmitButton>{t('logIn.submit')}</SubmitButton>
        <Inline justify="between">
          <Button variant="text" onClick={onForgotPassword}>
            {t('logIn.forgot')}
          </Button>
          <Button variant="text" onClick={onSignUp}>
            {t('logIn.signUp')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
