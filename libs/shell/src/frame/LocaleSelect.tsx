import { useTranslation } from 'react-i18next';
import { localeNames, supportedLocales, type Locale } from '@foyer/contract';
import { Select } from '@foyer/ui-kit';
import { useLocale } from '../locale/LocaleContext.tsx';

const options = supportedLocales.map((value) => ({ value, label: localeNames[value] }));

/** Language selector of the footer [I2.27, I2.28]. */
export function LocaleSelect() {
  const { t } = useTranslation('shell');
  const { locale, choose } = useLocale();
  return (
    <Select
      label={t('footer.language')}
      hideLabel
      value={locale}
      options={options}
      onValueChange={(next) => void choose(next as Locale)}
    />
  );
}
