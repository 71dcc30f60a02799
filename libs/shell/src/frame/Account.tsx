import { useTranslation } from 'react-i18next';
import { AccountMenu } from '@foyer/identity';

/** The account in the words of the frame: the texts of the forms come with the forms. */
export function Account() {
  const { t } = useTranslation('shell');
  return <AccountMenu texts={{ logIn: t('header.logIn'), signUp: t('header.signUp') }} />;
}
