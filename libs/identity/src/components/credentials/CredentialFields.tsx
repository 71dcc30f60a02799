import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '@foyer/ui-kit/forms';

/** New password with its rule and strength [I5.02]. */
export function NewPasswordField({ minimumLength }: { minimumLength: number }) {
  const { t } = useTranslation('identity');
  return (
    <PasswordField
      name="password"
      label={t('fields.newPassword')}
      hint={t('signUp.passwordHint', { length: minimumLength })}
      autoComplete="new-password"
      showStrength
    />
  );
}

/** Email address of the account. */
export function EmailField() {
  const { t } = useTranslation('identity');
  return (
    <TextField
      name="emailAddress"
      type="email"
      label={t('fields.emailAddress')}
      autoComplete="username"
      inputMode="email"
    />
  );
}
