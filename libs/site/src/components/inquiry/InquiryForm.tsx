import { FORM_ERROR, type SubmissionErrors, type ValidationErrors } from 'final-form';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Notice, Stack, theme } from '@foyer/ui-kit';
import { Form, SubmitButton, type TranslateError } from '@foyer/ui-kit/forms';

export interface InquiryFormProps<Values extends object, Sent> {
  /** Namespace of the form's message keys. */
  namespace: 'site' | 'careers' | 'newsletter';
  /** Key under which typed values survive a reload; without it they don't. */
  keepValues?: string;
  initialValues?: Partial<Values> | undefined;
  validate: (values: Values) => ValidationErrors;
  /** Sends valid values; resolves with the values for the confirmation, rejects with the error of a call. */
  send: (values: Values) => Promise<Sent>;
  /** Errors by field; by default the error's words show above the form. */
  toErrors?: (error: unknown) => SubmissionErrors;
  submitLabel: string;
  /** Confirmation, announced in place of the form. */
  confirm: (sent: Sent) => { title: string; text: string };
  /** Way on after the confirmation; `again` shows an empty form. */
  after?: (again: () => void) => ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

/** Form of an inquiry: fields, submission, errors, and the confirmation once it is sent [I2.29, I5.12, I8.02]. */
export function InquiryForm<Values extends object, Sent>({
  namespace,
  keepValues,
  initialValues,
  validate,
  send,
  toErrors,
  submitLabel,
  confirm,
  after,
  children,
}: InquiryFormProps<Values, Sent>) {
  const { t, i18n } = useTranslation(namespace);
  const [sent, setSent] = useState<{ readonly it: Sent }>();
  // Server messages pass unchanged.
  const translate = useCallback<TranslateError>(
    (key, values) => (i18n.exists(key, { ns: namespace }) ? t(key, values ?? {}) : key),
    [t, i18n, namespace],
  );
  const submit = async (values: Values): Promise<SubmissionErrors | undefined> => {
    try {
      setSent({ it: await send(values) });
      return undefined;
    } catch (error) {
      return toErrors?.(error) ?? { [FORM_ERROR]: errorText(t, error) };
    }
  };
  const confirmation = sent && confirm(sent.it);
  return (
    <div>
      {!sent && (
        <Form<Values>
          {...(initialValues ? { initialValues } : {})}
          {...(keepValues ? { keepValues } : {})}
          validate={validate}
          onSubmit={submit}
          translate={translate}
        >
          <Stack gap={4}>
            {children}
            <SubmitButton>{submitLabel}</SubmitButton>
          </Stack>
        </Form>
      )}
      <div role="status">
        {confirmation && (
          <Notice tone="success" title={confirmation.title}>
            {confirmation.text}
          </Notice>
        )}
      </div>
      {sent && after && <div css={{ marginTop: theme.space[4] }}>{after(() => setSent(undefined))}</div>}
    </div>
  );
}
