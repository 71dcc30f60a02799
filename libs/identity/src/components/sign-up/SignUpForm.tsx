import { FORM_ERROR } from 'final-form';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@foyer/contract';
import { errorCodeOf, isFoyerError } from '@foyer/api-client';
import { useCreateAccountMutation, useLazyIsEmailAddressAvailableQuery } from '@foyer/api-client/identity';
import { Button, Stack } from '@foyer/ui-kit';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { identityErrorText } from '../../messages/identityErrors.ts';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validatePerson } from '../../model/personalDetails.ts';
import { toCreateAccount, validateCredentials, type SignUpValues } from '../../model/signUp.ts';
import { useDraftedValues } from '../../session/formDraft.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';
import { KeepDraft } from '../authentication/KeepDraft.tsx';
import { LocationFields } from '../personal-details/LocationFields.tsx';
import { PersonFields } from '../personal-details/PersonFields.tsx';
import { KeepFields } from './KeepFields.tsx';

const start: SignUpValues = { countryCode: 'US' };
const fields = [
  'emailAddress',
  'password',
  'countryCode',
  'postalCode',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'agreesToTerms',
] as const;

/** At which field an error of the server belongs [I8.06, I8.09]. */
const fieldOf: Partial<Record<string, keyof SignUpValues>> = {
  belowMinimumSignUpAge: 'dateOfBirth',
  invalidBirthDate: 'dateOfBirth',
  userAlreadyExists: 'emailAddress',
  malformedEmail: 'emailAddress',
  badPasswordStrength: 'password',
  invalidPostalCode: 'postalCode',
};

export interface SignUpFormProps {
  /** Credentials and location first, then the person [I4.05]. */
  step: 'credentials' | 'person';
  onNext: () => void;
  onBack: () => void;
  onLogIn: () => void;
}

/** A taken address is a 4xx; anything else leaves it to the server on submit [I5.01]. */
function useAvailability() {
  const [check] = useLazyIsEmailAddressAvailableQuery();
  return useCallback(
    async (emailAddress: string): Promise<'taken' | 'free or unknown'> => {
      const { error } = await check({ emailAddress }, true);
      return isFoyerError(error) && error.kind === 'rejected' && error.status < 500 && error.status !== 429
        ? 'taken'
        : 'free or unknown';
    },
    [check],
  );
}

/** Opens an account in two steps; going back or closing it loses nothing that was typed. */
export function SignUpForm({ step, onNext, onBack, onLogIn }: SignUpFormProps) {
  const { t, i18n } = useTranslation('identity');
  const translate = useTranslate();
  const rules = useAccountRules();
  const availability = useAvailability();
  const [createAccount] = useCreateAccountMutation();
  const isFirst = step === 'credentials';
  const initialValues = useDraftedValues(start, fields);
  const validate = useMemo(
    () => (values: SignUpValues) =>
      isFirst
        ? validateCredentials(values, rules.minimumPasswordLength)
        : {
            ...validatePerson(values, rules),
            ...(values.agreesToTerms ? {} : { agreesToTerms: 'form.validation.error.agreeToTerms' }),
          },
    [isFirst, rules],
  );
  const submit = async (values: SignUpValues) => {
    if (isFirst) {
      if ((await availability((values.emailAddress ?? '').trim())) === 'taken')
        return { emailAddress: 'form.validation.error.enterAvailableEmail' };
      onNext();
      return undefined;
    }
    const returnTo = `${window.location.pathname}${window.location.search}`;
    const { error } = await createAccount(toCreateAccount(values, i18n.language as Locale, returnTo));
    if (!error) return undefined;
    const text = identityErrorText(t, error);
    const field = fieldOf[errorCodeOf(error) ?? ''];
    // What the server found in the first step is said at its field, so the form goes back there.
    if (field && field !== 'dateOfBirth') onBack();
    return { [field ?? FORM_ERROR]: text };
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
        <KeepDraft />
        {isFirst ? (
          <>
            <TextField
              name="emailAddress"
              type="email"
              label={t('fields.emailAddress')}
              autoComplete="username"
              inputMode="email"
            />
            <PasswordField
              name="password"
              label={t('fields.newPassword')}
              hint={t('signUp.passwordHint', { length: rules.minimumPasswordLength })}
              autoComplete="new-password"
              showStrength
            />
            <LocationFields />
          </>
        ) : (
          <>
            <PersonFields />
            <CheckboxField name="agreesToTerms" label={t('signUp.terms')} />
          </>
        )}
        <SubmitButton>{t(isFirst ? 'signUp.next' : 'signUp.submit')}</SubmitButton>
        {isFirst ? (
          <Button variant="text" onClick={onLogIn}>
            {t('signUp.logIn')}
          </Button>
        ) : (
          <Button variant="text" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
