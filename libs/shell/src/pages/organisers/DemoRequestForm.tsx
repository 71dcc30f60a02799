import { FORM_ERROR } from 'final-form';
import { useTranslation } from 'react-i18next';
import type { DemoRequest } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListCountriesQuery, useRequestDemoMutation } from '@foyer/api-client/shell';
import { Stack } from '@foyer/ui-kit';
import { Form, RadioGroupField, SelectField, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { useSiteWords } from '../../messages/useSiteWords.ts';
import {
  annualVolumes,
  attendanceChoices,
  toDemoRequest,
  validateDemo,
  type DemoValues,
} from '../../model/inquiries.ts';

/** Preselects the most common country. */
const firstValues: DemoValues = { country: 'US' };

function DemoFields() {
  const { t } = useTranslation('site');
  const { data } = useListCountriesQuery({});
  const countries = (data?.countries ?? []).map((each) => ({
    value: each.countryCodeISO2,
    label: each.countryName,
  }));
  return (
    <>
      <TextField name="name" label={t('organisers.name')} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        type="email"
        label={t('organisers.email')}
        autoComplete="email"
        inputMode="email"
      />
      <TextField name="company" label={t('organisers.company')} autoComplete="organization" maxLength={200} />
      <SelectField
        name="country"
        label={t('organisers.country')}
        placeholder={t('organisers.chooseCountry')}
        options={countries}
        autoComplete="country"
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
export function DemoRequestForm({ onSent }: { onSent: (request: DemoRequest) => void }) {
  const { t } = useTranslation('site');
  const translate = useSiteWords();
  const [requestDemo] = useRequestDemoMutation();
  const submit = async (values: DemoValues) => {
    const request = toDemoRequest(values);
    const { error } = await requestDemo(request);
    if (error) return { [FORM_ERROR]: errorText(t, error) };
    onSent(request);
    return undefined;
  };
  return (
    <Form<DemoValues>
      initialValues={firstValues}
      keepValues="demoRequest"
      validate={validateDemo}
      onSubmit={submit}
      translate={translate}
    >
      <Stack gap={4}>
        <DemoFields />
        <SubmitButton>{t('organisers.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
