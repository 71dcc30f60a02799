import { useTranslation } from 'react-i18next';
import { Stack } from '@foyer/ui-kit';
import { CheckboxField } from '@foyer/ui-kit/forms';
import { TermsLinks } from './TermsLinks.tsx';

/** Consent to the terms [I5.07]. */
export function TermsField() {
  const { t } = useTranslation('identity');
  return (
    <Stack gap={2}>
      <CheckboxField name="agreesToTerms" label={t('signUp.terms')} />
      <TermsLinks />
    </Stack>
  );
}
