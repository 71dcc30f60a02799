import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscribeEventNewsletterMutation, useSubscribeNewsletterMutation } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { isEmailAddress } from '@foyer/util';
import { EmailField } from '../inquiry/EmailField.tsx';
import { InquiryForm } from '../inquiry/InquiryForm.tsx';

interface SubscribeValues {
  emailAddress?: string;
}

const validate = ({ emailAddress }: SubscribeValues) =>
  isEmailAddress((emailAddress ?? '').trim()) ? {} : { emailAddress: 'invalid' };

/** Subscribes an address to all news or to one event; the address's owner confirms by mail [I7.27]. */
export function SubscribeForm({ eventId }: { eventId?: string }) {
  const { t } = useTranslation('newsletter');
  const known = useSession().profile?.emailAddress;
  const initialValues = useMemo(() => (known ? { emailAddress: known } : undefined), [known]);
  const [subscribe] = useSubscribeNewsletterMutation();
  const [subscribeToEvent] = useSubscribeEventNewsletterMutation();
  const send = async (values: SubscribeValues): Promise<string> => {
    const emailAddress = (values.emailAddress ?? '').trim();
    await (eventId ? subscribeToEvent({ emailAddress, eventId }) : subscribe({ emailAddress })).unwrap();
    return emailAddress;
  };
  return (
    <InquiryForm<SubscribeValues, string>
      namespace="newsletter"
      initialValues={initialValues}
      validate={validate}
      send={send}
      submitLabel={t(eventId ? 'onSale.submit' : 'news.submit')}
      confirm={(emailAddress) => ({ title: t('sent.title'), text: t('sent.text', { emailAddress }) })}
    >
      <EmailField name="emailAddress" label={t('email')} />
    </InquiryForm>
  );
}
