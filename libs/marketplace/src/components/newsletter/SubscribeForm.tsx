import { FORM_ERROR } from 'final-form';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useSubscribeEventNewsletterMutation, useSubscribeNewsletterMutation } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { isEmailAddress } from '@foyer/util';
import { Notice, Stack } from '@foyer/ui-kit';
import { Form, SubmitButton, TextField } from '@foyer/ui-kit/forms';

interface SubscribeValues {
  emailAddress?: string;
}

const validate = ({ emailAddress }: SubscribeValues) =>
  isEmailAddress((emailAddress ?? '').trim()) ? {} : { emailAddress: 'invalid' };

/** Subscribes an address to all news or to one event; the address's owner confirms by mail [I7.27]. */
export function SubscribeForm({ eventId }: { eventId?: string }) {
  const { t, i18n } = useTranslation('newsletter');
  const known = useSession().profile?.emailAddress;
  const [subscribe] = useSubscribeNewsletterMutation();
  const [subscribeToEvent] = useSubscribeEventNewsletterMutation();
  const [sentTo, setSentTo] = useState<string>();
  const translate = useCallback(
    (key: string) => (i18n.exists(key, { ns: 'newsletter' }) ? t(key as 'invalid') : key),
    [t, i18n],
  );
  const send = async (values: SubscribeValues) => {
    const emailAddress = (values.emailAddress ?? '').trim();
    const { error } = eventId
      ? await subscribeToEvent({ emailAddress, eventId })
      : await subscribe({ emailAddress });
    if (error) return { [FORM_ERROR]: errorText(t, error) };
    setSentTo(emailAddress);
    return undefined;
  };
  return (
    <div>
      {sentTo === undefined && (
        <Form<SubscribeValues>
          {...(known === undefined ? {} : { initialValues: { emailAddress: known } })}
          validate={validate}
          onSubmit={send}
          translate={translate}
        >
          <Stack gap={3}>
            <TextField
              name="emailAddress"
              type="email"
              label={t('email')}
              autoComplete="email"
              inputMode="email"
            />
            <SubmitButton>{t(eventId ? 'onSale.submit' : 'news.submit')}</SubmitButton>
          </Stack>
        </Form>
      )}
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="success" title={t('sent.title')}>
            {t('sent.text', { emailAddress: sentTo })}
          </Notice>
        )}
      </div>
    </div>
  );
}
