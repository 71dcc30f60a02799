import { useTranslation } from 'react-i18next';
import { DateField, TextField } from '@foyer/ui-kit/forms';

export interface GuestFieldsProps {
  asksDate: boolean;
  isDateOptional?: boolean;
}

/** Name of a guest or child, and the date of birth where it is asked for. */
export function GuestFields({ asksDate, isDateOptional = false }: GuestFieldsProps) {
  const { t, i18n } = useTranslation('assignment');
  return (
    <>
      <TextField name="firstName" label={t('guest.firstName')} autoComplete="off" />
      <TextField name="lastName" label={t('guest.lastName')} autoComplete="off" />
      {asksDate && (
        <DateField
          name="birthDate"
          label={t('guest.birthDate')}
          locale={i18n.language}
          optional={isDateOptional}
        />
      )}
    </>
  );
}
