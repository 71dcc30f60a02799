import { useTranslation } from 'react-i18next';
import { Stack } from '@foyer/ui-kit';
import { Form, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';

interface Values {
  code?: string;
}
/** Normalises a code copied with spaces from a mail. */
const digitsOf = (code: string | undefined): string => (code ?? '').replace(/\s/g, '');
const validate = ({ code }: Values) => (/^\d{8}$/.test(digitsOf(code)) ? {} : { code: 'mailedCode.invalid' });

export interface CodeFormProps {
  submitLabel: string;
  /** Sends the digits; resolves with the words for a refused code. */
  send: (code: string) => Promise<string | undefined>;
  autoFocus?: boolean;
}

/** Form of a mailed code, which can be pasted. */
export function CodeForm({ submitLabel, send, autoFocus = false }: CodeFormProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const submit = async ({ code }: Values) => {
    const wrong = await send(digitsOf(code));
    return wrong === undefined ? undefined : { code: wrong };
  };
  return (
    <Form<Values> validate={validate} onSubmit={submit} translate={translate}>
      <Stack gap={4}>
        <TextField
          name="code"
          label={t('mailedCode.label')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus={autoFocus}
        />
        <SubmitButton>{submitLabel}</SubmitButton>
      </Stack>
    </Form>
  );
}
