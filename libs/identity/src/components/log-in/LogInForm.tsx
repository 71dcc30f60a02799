import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorText, isFoyerError } from '@foyer/api-client';
import { useLogInMutation } from '@foyer/api-client/identity';
import { Button, Inline, Stack, theme } from '@foyer/ui-kit';
import { Form, PasswordField, SubmitButton } from '@foyer/ui-kit/forms';
import { FORM_ERROR } from 'final-form';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validateLogIn, type LogInValues } from '../../model/logIn.ts';
import { useDraftedValues } from '../../session/formDraft.ts';
import { KeepDraft } from '../credentials/KeepDraft.tsx';
import { EmailField } from '../credentials/CredentialFields.tsx';

const fields = ['emailAddress', 'password'] as const;
const nothing: LogInValues = {};
export interface LogInFormProps {
  onSignUp: () => void;
  onForgotPassword: () => void;
}

/**
 * Email and password. Server errors show at the password; wrong credentials mark the email too, because the answer
 * doesn't say which of the two is wrong [I8.07].
 */
export function LogInForm({ onSignUp, onForgotPassword }: LogInFormProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const [logIn] = useLogInMutation();
  const initialValues = useDraftedValues(nothing, fields);
  const submit = async ({ emailAddress = '', password = '' }: LogInValues) => {
    const { error } = await logIn({ emailAddress: emailAddress.trim(), password });
    if (!error) return undefined;
    const text = errorText(t, error);
    if (!isFoyerError(error) || error.kind !== 'rejected') return { [FORM_ERROR]: text };
    const code = errorCodeOf(error);
    // Always said: the server mails the link only after a right password, and the page must not tell which it was.
    if (code === 'tooManyRequests') return { password: 'logIn.tooManyRequests' };
    const isRefused = code === 'invalidUsernameOrPassword';
    return { password: text, ...(isRefused ? { emailAddress: 'errors.checkEmail' } : {}) };
  };
  return (
    <Form<LogInValues>
      initialValues={initialValues}
      validate={validateLogIn}
      onSubmit={submit}
      refusedFocus="password"
      translate={translate}
    >
      <Stack gap={4}>
        <KeepDraft />
        <EmailField />
        <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        <SubmitButton>{t('logIn.submit')}</SubmitButton>
        <Inline justify="between" css={{ marginInline: `-${theme.space[3]}` }}>
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
