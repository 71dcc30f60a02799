import { FORM_ERROR } from 'final-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useSendContactMessageMutation } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { Stack } from '@foyer/ui-kit';
import { Form, SelectField, SubmitButton, TextAreaField, TextField } from '@foyer/ui-kit/forms';
import { useSiteWords } from '../../messages/useSiteWords.ts';
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

export interface ContactFormProps {
  /** Topic from the address. */
  topic: string | undefined;
  onSent: (emailAddress: string) => void;
}

/** Contact form; typed values survive a reload [I2.29]. */
export function ContactForm({ topic, onSent }: ContactFormProps) {
  const { t } = useTranslation('site');
  const translate = useSiteWords();
  const [send] = useSendContactMessageMutation();
  const initialValues = useFirstValues(topic);
  const submit = async (values: ContactValues) => {
    const message = toContactMessage(values);
    const { error } = await send(message);
    if (error) return { [FORM_ERROR]: errorText(t, error) };
    onSent(message.emailAddress);
    return undefined;
  };
  return (
    <Form<ContactValues>
      initialValues={initialValues}
      keepValues="contact"
      validate={validateContact}
      onSubmit={submit}
      translate={translate}
    >
      <Stack gap={4}>
        <TextField name="name" label={t('contact.name')} autoComplete="name" maxLength={100} />
        <TextField
          name="emailAddress"
          type="email"
          label={t('contact.emailAddress')}
          autoComplete="email"
          inputMode="email"
        />
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
        <SubmitButton>{t('contact.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
