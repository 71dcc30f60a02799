import { useTranslation } from 'react-i18next';
import { localeNames, supportedLocales } from '@foyer/contract';
import { SelectField } from '@foyer/ui-kit/forms';

const options = supportedLocales.map((value) => ({ value, label: localeNames[value] }));

/** Language of mails; the language of pages is chosen in the footer [I3.11]. */
export function LanguageField() {
  const { t } = useTranslation('identity');
  return (
    <SelectField
      name="userLocale"
      label={t('fields.userLocale')}
      hint={t('fields.userLocaleHint')}
      options={options}
    />
  );
}
