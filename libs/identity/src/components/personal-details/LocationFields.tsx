import { useTranslation } from 'react-i18next';
import { useListCountriesQuery } from '@foyer/api-client/shell';
import { SelectField, TextField } from '@foyer/ui-kit/forms';

/** Country and postal code; the country defaults to the United States in the field [I5.06]. */
export function LocationFields() {
  const { t } = useTranslation('identity');
  const { data } = useListCountriesQuery({ context: 'signUp' });
  const options = (data?.countries ?? []).map((each) => ({
    value: each.countryCodeISO2,
    label: each.countryName,
  }));
  return (
    <>
      <SelectField name="countryCode" label={t('fields.country')} options={options} autoComplete="country" />
      <TextField name="postalCode" label={t('fields.postalCode')} autoComplete="postal-code" maxLength={20} />
    </>
  );
}
