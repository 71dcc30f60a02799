import { FORM_ERROR } from 'final-form';
import { useEffect, useMemo, useRef, useCallback, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@foyer/contract';
import { errorCodeOf, errorText, isFoyerError } from '@foyer/api-client';
import {
  useCreateAccountMutation,
  useInitiateResetPasswordMutation,
  useLazyIsEmailAddressAvailableQuery,
} from '@foyer/api-client/identity';
import { Button, Stack, Notice } from '@foyer/ui-kit';
import { Form, SubmitButton } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import {
  takenKeys,
  toCreateAccount,
  validateSignUp,
  type SignUpValues,
  type Availability,
  validateEmail,
} from '../../model/signUp.ts';
import { useDraftedValues } from '../../session/formDraft.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';
import { useRecaptcha } from '../../session/recaptcha/useRecaptcha.ts';
import { wayBack } from '../../session/wayBack.ts';
import { KeepDraft } from '../credentials/KeepDraft.tsx';
import { LocationFields } from '../personal-details/LocationFields.tsx';
import { PersonFields } from '../personal-details/PersonFields.tsx';
import { TermsField } from '../terms/TermsField.tsx';
import { EmailField, NewPasswordField } from '../credentials/CredentialFields.tsx';
import { KeepFields } from '../credentials/KeepFields.tsx';

/** When the check fails, the server decides on submit. */
const readAvailability = (error: unknown): Availability => {
  const isRefused = isFoyerError(error) && error.kind === 'rejected' && error.status < 500;
  if (!isRefused || error.status === 429) return 'free or unknown';
  return errorCodeOf(error) === 'userNotComplete' ? 'begun' : 'taken';
};

/** Checks whether addresses are available; answers are cached for five minutes [I5.01, I9.02]. */
function useEmailAvailability() {
  const [check] = useLazyIsEmailAddressAvailableQuery();
  const [known, setKnown] = useState<ReadonlyMap<string, Availability>>(new Map());
  const ask = useCallback(
    async (emailAddress: string): Promise<Availability> => {
      const { error } = await check({ emailAddress }, true);
      const availability = readAvailability(error);
      setKnown((before) => new Map(before).set(emailAddress, availability));
      return availability;
    },
    [check],
  );
  return { known, ask };
}

/** Inside a form: checks a well-formed address when its field loses focus [I5.01]. */
function EmailCheck({ ask }: { ask: (emailAddress: string) => unknown }) {
  const { input, meta } = useField<string | undefined>('emailAddress', {
    subscription: { value: true, active: true, touched: true },
  });
  const emailAddress = (input.value ?? '').trim();
  const isLeft = meta.touched === true && meta.active !== true;
  const isToAsk = isLeft && validateEmail(emailAddress) === undefined;
  useEffect(() => {
    if (isToAsk) void ask(emailAddress);
  }, [isToAsk, emailAddress, ask]);
  return null;
}

/** Inside a form: the address belongs to a partial account; mails the link to finish it [I4.09, I8.09]. */
function BegunAccount({ known }: { known: ReadonlyMap<string, Availability> }) {
  const { t } = useTranslation('identity');
  const [send, { isLoading, isSuccess, error }] = useInitiateResetPasswordMutation();
  const { input } = useField<string | undefined>('emailAddress', { subscription: { value: true } });
  const emailAddress = (input.value ?? '').trim();
  if (known.get(emailAddress) !== 'begun') return null;
  if (isSuccess) return <Notice tone="success">{t('forgot.sent', { emailAddress })}</Notice>;
  return (
    <Notice
      tone={error === undefined ? 'info' : 'danger'}
      title={t('signUp.begun')}
      action={
        <Button loading={isLoading} onClick={() => void send({ emailAddress })}>
          {t('forgot.submit')}
        </Button>
      }
    >
      {error === undefined ? t('signUp.begunHint', { emailAddress }) : errorText(t, error)}
    </Notice>
  );
}

const nothing: SignUpValues = {};
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

/** Field of each server error [I8.06, I8.09]. */
const fieldOf: Partial<Record<string, keyof SignUpValues>> = {
  belowMinimumSignUpAge: 'dateOfBirth',
  invalidBirthDate: 'dateOfBirth',
  userAlreadyExists: 'emailAddress',
  userNotComplete: 'emailAddress',
  malformedEmail: 'emailAddress',
  badPasswordStrength: 'password',
  invalidPostalCode: 'postalCode',
};

export interface SignUpFormProps {
  /** Credentials and location first, then the personal details [I4.05]. */
  step: 'credentials' | 'person';
  onNext: () => void;
  onBack: () => void;
  onLogIn: () => void;
}

const addressOf = ({ emailAddress = '' }: SignUpValues): string => emailAddress.trim();

/** Two-step sign-up; going back or closing loses nothing that was typed. */
export function SignUpForm({ step, onNext, onBack, onLogIn }: SignUpFormProps) {
  const { t, i18n } = useTranslation('identity');
  const translate = useTranslate();
  const rules = useAccountRules();
  const { known, ask } = useEmailAvailability();
  const [createAccount] = useCreateAccountMutation();
  const runRecaptcha = useRecaptcha('signUp');
  const isFirst = step === 'credentials';
  const part = useRef<HTMLDivElement>(null);
  // The button stays under the finger or focus, at the end of the other step.
  useEffect(() => {
    if (!isFirst) part.current?.querySelector('input')?.focus();
  }, [isFirst]);
  const initialValues = useDraftedValues(nothing, fields);
  const validate = useMemo(
    () => (values: SignUpValues) => validateSignUp(values, rules, step, known.get(addressOf(values))),
    [step, rules, known],
  );
  const submit = async (values: SignUpValues) => {
    if (isFirst) {
      const emailAddress = addressOf(values);
      const taken = takenKeys[await ask(emailAddress)];
      if (taken) return { emailAddress: taken };
      onNext();
      return undefined;
    }
    const answer = await runRecaptcha();
    if (answer === 'failed') return { [FORM_ERROR]: t('errors.recaptchaFailed') };
    const request = toCreateAccount(values, i18n.language as Locale, wayBack());
    const { error } = await createAccount({ ...request, ...answer });
    if (!error) return undefined;
    const text = errorText(t, error);
    const field = fieldOf[errorCodeOf(error) ?? ''];
    // An error about the first step is shown at its field there.
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
            <EmailField />
            <EmailCheck ask={ask} />
            <BegunAccount known={known} />
            <NewPasswordField minimumLength={rules.minimumPasswordLength} />
            <LocationFields />
          </>
        ) : (
          <div ref={part}>
            <Stack gap={4}>
              <PersonFields />
              <TermsField />
            </Stack>
          </div>
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
