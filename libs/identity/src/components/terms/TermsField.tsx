import { CheckboxField } from '@foyer/ui-kit/forms';
import { TermsText } from './TermsText.tsx';

/** Consent to the terms [I5.07]. */
export const TermsField = () => (
  <CheckboxField name="agreesToTerms" label={<TermsText sentence="signUp.terms" />} />
);
