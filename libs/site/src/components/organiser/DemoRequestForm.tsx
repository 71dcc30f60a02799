import { useTranslation } from 'react-i18next';
import type { DemoRequest } from '@foyer/contract';
import { useListCountriesQuery, useRequestDemoMutation } from '@foyer/api-client/shell';
import { CountryField, RadioGroupField, SelectField, TextField } from '@foyer/ui-kit/forms';
import { EmailField } from '../inquiry/EmailField.tsx';
import { InquiryForm } from '../inquiry/InquiryForm.tsx';
import {
  annualVolumes,
  attendanceChoices,
  toDemoRequest,
  validateDemo,
  type DemoValues,
} from '../../model/inquiries.ts';

function DemoFields() {
  const { t, i18n } = useTranslation('site');
  const { data } = useListCountriesQuery({});
  const countries = (data?.countries ?? []).map((each) => ({
    code: each.countryCodeISO2,
    name: each.countryName,
  }));
  return (
    <>
      <TextField name="name" label={t('organisers.name')} autoComplete="name" maxLength={100} />
      <EmailField name="email" label={t('organisers.email')} />
      <TextField name="company" label={t('organisers.company')} autoComplete="organization" maxLength={200} />
      <CountryField
        name="country"
        label={t('organisers.country')}
        placeholder={t('organisers.chooseCountry')}
        countries={countries}
        locale={i18n.language}
      />
      <RadioGroupField
        name="attendance"
        label={t('organisers.attendance')}
        options={attendanceChoices.map((value) => ({
          value,
          label: t(`organisers.attendanceOptions.${value}`),
        }))}
      />
      <SelectField
        name="annualVolume"
        label={t('organisers.annualVolume')}
        placeholder={t('organisers.chooseVolume')}
        options={annualVolumes.map((value) => ({ value, label: t(`organisers.volumes.${value}`) }))}
        optional
      />
    </>
  );
}

/** Demo request of an organiser [I3.23, I5.09, C1.12]; typed values survive a reload. */
export function DemoRequestForm() {
  const { t } = useTranslation('site');
  const [requestDemo] = useRequestDemoMutation();
  const send = async (values: DemoValues): Promise<DemoRequest> => {
    const request = toDemoRequest(values);
    await requestDemo(request).unwrap();
    return request;
  };
  return (
    <InquiryForm<DemoValues, DemoRequest>
      namespace="site"
      keepValues="demoRequest"
      validate={validateDemo}
      send={send}
      submitLabel={t('organisers.submit')}
      confirm={({ name, email }) => ({
        title: t('organisers.sentTitle', { name }),
        text: t('organisers.sent', { email }),
      })}
    >
      <DemoFields />
    </InquiryForm>
  );
}
