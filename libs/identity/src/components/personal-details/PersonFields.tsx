import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '@foyer/ui-kit';
import { DateField, RadioGroupField, TextField } from '@foyer/ui-kit/forms';

const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`;

function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(phone);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(phone).matches,
  );
}

/** Name, birth date and gender of a fan, who may prefer not to say the last; phones ask for year and month only [I5.04]. */
export function PersonFields() {
  const { t, i18n } = useTranslation('identity');
  const isPhone = usePhone();
  return (
    <>
      <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" maxLength={100} />
      <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" maxLength={100} />
      <DateField
        name="dateOfBirth"
        label={t('fields.dateOfBirth')}
        locale={i18n.language}
        precision={isPhone ? 'month' : 'day'}
        birthday
      />
      <RadioGroupField
        name="gender"
        defaultValue="UNDECLARED"
        label={t('fields.gender')}
        options={(['FEMALE', 'MALE', 'UNDECLARED'] as const).map((value) => ({
          value,
          label: t(`gender.${value}`),
        }))}
      />
    </>
  );
}
