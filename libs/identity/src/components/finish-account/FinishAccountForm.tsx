import { FORM_ERROR } from 'final-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale, PartialUserAccount } from '@foyer/contract';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useCompletePartialUserAccountMutation } from '@foyer/api-client/identity';
import { Button, Stack } from '@foyer/ui-kit';
import { Form, SubmitButton } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import { toFinishAccount, validateFinish } from '../../model/finishAccount.ts';
import type { SignUpValues } from '../../model/signUp.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';
import { LocationFields } from '../personal-details/LocationFields.tsx';
import { PersonFields } from '../personal-details/PersonFields.tsx';
import { NewPasswordField } from '../credentials/CredentialFields.tsx';
import { TermsField } from '../terms/TermsField.tsx';
import { KeepFields } from '../credentials/KeepFields.tsx';

export interface FinishAccountFormProps {
  token: string;
  account: PartialUserAccount;
  /** The password first, then missing details [I4.09]. */
  step: 'password' | 'details';
  onNext: () => void;
  onBack: () => void;
}

const fields = [
  'password',
  'agreesToTerms',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'countryCode',
  'postalCode',
];

/** Password and terms, with a second step where details are missing; one call at the end [I4.09, I7.06]. */
export function FinishAccountForm({ token, account, step, onNext, onBack }: FinishAccountFormProps) {
  const { t, i18n } = useTranslation('identity');
  const translate = useTranslate();
  const rules = useAccountRules();
  const [complete] = useCompletePartialUserAccountMutation();
  const { firstName, lastName, emailAddress, partial } = account;
  const isFirst = step === 'password';
  const initialValues = useMemo<SignUpValues>(
    () => ({ ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) }),
    [firstName, lastName],
  );
  const validate = useMemo(
    () => (values: SignUpValues) => validateFinish(values, rules, isFirst),
    [rules, isFirst],
  );
  const submit = async (values: SignUpValues) => {
    if (isFirst && partial) {
      onNext();
      return undefined;
    }
    const { error } = await complete(toFinishAccount(values, token, i18n.language as Locale, partial));
    if (!error) return undefined;
    const isPassword = errorCodeOf(error) === 'badPasswordStrength';
    // Errors about the first step are shown there.
    if (isPassword && !isFirst) onBack();
    return { [isPassword ? 'password' : FORM_ERROR]: errorText(t, error) };
  };
  return (
    <Form<SignUpValues>
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      translate={translate}
    >
      <Stack gap={4}>
        <KeepFields names={fields} />
        {isFirst ? (
          <>
            <p>{t('finish.hint', { emailAddress })}</p>
            <input type="email" autoComplete="username" value={emailAddress} readOnly hidden />
            <NewPasswordField minimumLength={rules.minimumPasswordLength} />
            <TermsField />
          </>
        ) : (
          <>
            <PersonFields />
            <LocationFields />
          </>
        )}
        <SubmitButton>{t(isFirst && partial ? 'signUp.next' : 'finish.submit')}</SubmitButton>
        {!isFirst && (
          <Button variant="text" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
