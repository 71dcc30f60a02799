import { useTranslation } from 'react-i18next';
import type { ConfirmLogInRequest } from '@foyer/contract';
import { Stack } from '@foyer/ui-kit';
import { Form, PasswordField, SubmitButton } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';

interface Values {
  password?: string;
}
const validate = ({ password }: Values) =>
  password ? {} : { password: 'form.validation.error.enterPassword' };

/** Props of a confirmation method. */
export interface ConfirmByProps {
  emailAddress: string;
  /** @returns a localised error; `undefined` on success */
  onConfirm: (proof: ConfirmLogInRequest) => Promise<string | undefined>;
}

export interface ConfirmByPasswordProps extends ConfirmByProps {
  /** Whether another method has been started, whose button then leads. */
  steppedBack: boolean;
}

/** Confirmation by the account's password. */
export function ConfirmByPassword({ emailAddress, onConfirm, steppedBack }: ConfirmByPasswordProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const submit = async ({ password = '' }: Values) => {
    const problem = await onConfirm({ password });
    return problem === undefined ? undefined : { password: problem };
  };
  return (
    <Form<Values> validate={validate} onSubmit={submit} translate={translate}>
      <Stack gap={4}>
        {/* So that a password manager knows whose password is asked for. */}
        <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
        <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        <SubmitButton variant={steppedBack ? 'secondary' : 'primary'}>
          {t('profile.confirmLogIn.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
