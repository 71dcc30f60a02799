import { FORM_ERROR } from 'final-form';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Profile, localeNames, supportedLocales } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useUpdateProfileMutation } from '@foyer/api-client/identity';
import { Stack } from '@foyer/ui-kit';
import { Form, SubmitButton, UnsavedChanges, SelectField } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import {
  toPersonalDetails,
  validateDetails,
  withKnownDay,
  type DetailsValues,
} from '../../model/personalDetails.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';
import { LocationFields } from './LocationFields.tsx';
import { PersonFields } from './PersonFields.tsx';

const options = supportedLocales.map((value) => ({ value, label: localeNames[value] }));

/** Language of mails; the language of pages is chosen in the footer [I3.11]. */
function LanguageField() {
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

const valuesOf = ({
  firstName,
  lastName,
  dateOfBirth,
  gender,
  countryCode,
  postalCode,
  userLocale,
}: Profile): DetailsValues => ({
  ...(firstName ? { firstName } : {}),
  ...(lastName ? { lastName } : {}),
  ...(dateOfBirth ? { dateOfBirth } : {}),
  ...(gender ? { gender } : {}),
  ...(countryCode ? { countryCode } : {}),
  ...(postalCode ? { postalCode } : {}),
  userLocale,
});

export interface DetailsFormProps {
  profile: Profile;
  /** Adds the language of mails, as on the profile page. */
  withLanguage?: boolean;
  /** Asks before leaving with unsaved input: for pages; an overlay can't be navigated away from [I4.22]. */
  asksBeforeLeaving?: boolean;
  onSaved?: () => void;
}

/** The six details of a complete profile [I3.14, I3.16]. */
export function DetailsForm({
  profile,
  withLanguage = false,
  asksBeforeLeaving = false,
  onSaved,
}: DetailsFormProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const rules = useAccountRules();
  const [update] = useUpdateProfileMutation();
  const initialValues = useMemo(() => valuesOf(profile), [profile]);
  const { dateOfBirth: known } = profile;
  const whole = useCallback(
    (values: DetailsValues): DetailsValues => {
      const dateOfBirth = withKnownDay(values.dateOfBirth, known);
      return dateOfBirth === undefined ? values : { ...values, dateOfBirth };
    },
    [known],
  );
  const validate = useMemo(
    () => (values: DetailsValues) => validateDetails(whole(values), rules),
    [rules, whole],
  );
  const unsavedTexts = { title: t('details.unsaved.title'), message: t('details.unsaved.message') };
  const submit = async (values: DetailsValues) => {
    const { error } = await update(toPersonalDetails(whole(values)));
    if (error) return { [FORM_ERROR]: errorText(t, error) };
    onSaved?.();
    return undefined;
  };
  return (
    <Form<DetailsValues>
      keepValues={`details-${profile.globalUserId}`}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      translate={translate}
    >
      <Stack gap={4}>
        {asksBeforeLeaving && <UnsavedChanges texts={unsavedTexts} />}
        <PersonFields />
        <LocationFields />
        {withLanguage && <LanguageField />}
        <SubmitButton>{t('details.save')}</SubmitButton>
      </Stack>
    </Form>
  );
}
