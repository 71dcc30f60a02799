import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@foyer/identity';
import { ProgressBar, Stack, type FileUploadTexts } from '@foyer/ui-kit';
import {
  FileField,
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  type TranslateError,
} from '@foyer/ui-kit/forms';
import {
  acceptedTypes,
  maximumBytes,
  validateApplication,
  type ApplicationValues,
} from './jobApplication.ts';
import { useApplication } from './useApplication.ts';

const maximumMessage = 4000;

function useFileTexts(): FileUploadTexts {
  const { t } = useTranslation('careers');
  return {
    drop: t('apply.drop'),
    choose: t('apply.choose'),
    letGo: t('apply.letGo'),
    remove: (name) => t('apply.remove', { name }),
    state: () => t('apply.chosen'),
    refused: (refusal) => {
      if (refusal.reason === 'count') return t('apply.oneOnly');
      const name = refusal.fileName;
      return refusal.reason === 'size' ? t('apply.tooLarge', { name }) : t('apply.wrongType', { name });
    },
  };
}

export interface ApplicationFormProps {
  jobId: string;
  onSent: (emailAddress: string) => void;
}

/** Email, message and résumé [I3.24]; typed values survive a reload and an error, the file an error. */
export function ApplicationForm({ jobId, onSent }: ApplicationFormProps) {
  const { t, i18n } = useTranslation('careers');
  const { profile } = useSession();
  const { submit, progress } = useApplication(jobId, onSent);
  const emailAddress = profile?.emailAddress;
  const initialValues = useMemo(() => (emailAddress ? { emailAddress } : {}), [emailAddress]);
  const translate = useCallback<TranslateError>(
    (key) => (i18n.exists(key, { ns: 'careers' }) ? t(key as 'errors.required') : key),
    [t, i18n],
  );
  return (
    <Form<ApplicationValues>
      initialValues={initialValues}
      keepValues={`application-${jobId}`}
      validate={validateApplication}
      onSubmit={submit}
      translate={translate}
    >
      <Stack gap={4}>
        <TextField
          name="emailAddress"
          type="email"
          label={t('apply.emailAddress')}
          autoComplete="email"
          inputMode="email"
        />
        <TextAreaField
          name="message"
          label={t('apply.message')}
          hint={t('apply.messageHint')}
          characterLimit={maximumMessage}
          rows={6}
        />
        <FileField
          name="resume"
          label={t('apply.resume')}
          hint={t('apply.resumeHint')}
          accept={acceptedTypes}
          maxBytes={maximumBytes}
          locale={i18n.language}
          texts={useFileTexts()}
        />
        {progress !== undefined && (
          <ProgressBar
            label={t('apply.sending')}
            value={progress}
            text={new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress)}
          />
        )}
        <p>{t('apply.kept')}</p>
        <SubmitButton>{t('apply.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
