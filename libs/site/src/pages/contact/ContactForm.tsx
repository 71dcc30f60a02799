import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendContactMessageMutation } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { Button } from '@foyer/ui-kit';
import { SelectField, TextAreaField, TextField } from '@foyer/ui-kit/forms';
import { EmailField } from '../../components/inquiry/EmailField.tsx';
import { InquiryForm } from '../../components/inquiry/InquiryForm.tsx';
import {
  contactTopics,
  toContactMessage,
  validateContact,
  type ContactValues,
} from '../../model/inquiries.ts';

const maximumMessage = 4000;

/** Prefills name and email of a signed-in user. */
function useFirstValues(topic: string | undefined): ContactValues {
  const { profile } = useSession();
  const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
  const emailAddress = profile?.emailAddress;
  return useMemo(
    () => ({
      ...(name ? { name } : {}),
      ...(emailAddress ? { emailAddress } : {}),
      ...(topic && contactTopics.some((each) => each === topic) ? { topic } : {}),
    }),
    [name, emailAddress, topic],
  );
}

/**
 * Contact form; typed values survive a reload [I2.29].
 * @param topic preselected topic, from the address
 */
export function ContactForm({ topic }: { topic: string | undefined }) {
  const { t } = useTranslation('site');
  const [sendMessage] = useSendContactMessageMutation();
  const send = async (values: ContactValues): Promise<string> => {
    const message = toContactMessage(values);
    await sendMessage(message).unwrap();
    return message.emailAddress;
  };
  return (
    <InquiryForm<ContactValues, string>
      namespace="site"
      keepValues="contact"
      initialValues={useFirstValues(topic)}
      validate={validateContact}
      send={send}
      submitLabel={t('contact.submit')}
      confirm={(emailAddress) => ({
        title: t('contact.sentTitle'),
        text: t('contact.sent', { emailAddress }),
      })}
      after={(again) => (
        <Button variant="text" onClick={again}>
          {t('contact.another')}
        </Button>
      )}
    >
      <TextField name="name" label={t('contact.name')} autoComplete="name" maxLength={100} />
      <EmailField name="emailAddress" label={t('contact.emailAddress')} />
      <SelectField
        name="topic"
        label={t('contact.topic')}
        placeholder={t('contact.chooseTopic')}
        options={contactTopics.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
      />
      <TextAreaField
        name="message"
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        characterLimit={maximumMessage}
        rows={6}
      />
    </InquiryForm>
  );
}
