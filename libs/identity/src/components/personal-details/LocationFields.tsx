import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import { useListCountriesQuery } from '@foyer/api-client/shell';
import { CountryField, PostalCodeField } from '@foyer/ui-kit/forms';

/** Country, beginning with the likely one [I5.06], and its postal code with the local name and format [I5.05]. */
export function LocationFields() {
  const { t, i18n } = useTranslation('identity');
  const { data } = useListCountriesQuery({ context: 'signUp' });
  const { values } = useFormState<{ countryCode?: string }>({ subscription: { values: true } });
  const country = values.countryCode ?? '';
  const countries = useMemo(
    () => (data?.countries ?? []).map((each) => ({ code: each.countryCodeISO2, name: each.countryName })),
    [data],
  );
  return (
    <>
      <CountryField
        name="countryCode"
        label={t('fields.country')}
        countries={countries}
        locale={i18n.language}
      />
      <PostalCodeField
        name="postalCode"
        label={t(country === 'US' ? 'fields.zipCode' : 'fields.postalCode')}
        country={country}
      />
    </>
  );
}
