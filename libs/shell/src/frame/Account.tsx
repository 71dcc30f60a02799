import { useTranslation } from 'react-i18next';
import { AccountMenu } from '@foyer/identity';

/** Account menu with the shell's texts; the forms bring theirs. */
export function Account() {
  const { t } = useTranslation('shell');
  return <AccountMenu texts={{ logIn: t('header.logIn'), signUp: t('header.signUp') }} />;
}
