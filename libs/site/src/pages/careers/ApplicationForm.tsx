import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { ProgressBar, TextLink, type FileUploadTexts } from '@foyer/ui-kit';
import { FileField, TextAreaField } from '@foyer/ui-kit/forms';
import { EmailField } from '../../components/inquiry/EmailField.tsx';
import { InquiryForm } from '../../components/inquiry/InquiryForm.tsx';
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

function ApplicationFields({ progress }: { progress: number | undefined }) {
  const { t, i18n } = useTranslation('careers');
  return (
    <>
      <EmailField name="emailAddress" label={t('apply.emailAddress')} />
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
    </>
  );
}

/** Email, message and résumé [I3.24]; typed values survive a reload and an error, the file an error. */
export function ApplicationForm({ jobId }: { jobId: string }) {
  const { t } = useTranslation('careers');
  const paths = usePaths();
  const emailAddress = useSession().profile?.emailAddress;
  const initialValues = useMemo(() => (emailAddress ? { emailAddress } : undefined), [emailAddress]);
  const { send, toErrors, progress } = useApplication(jobId);
  return (
    <InquiryForm<ApplicationValues, string>
      namespace="careers"
      initialValues={initialValues}
      keepValues={`application-${jobId}`}
      validate={validateApplication}
      send={send}
      toErrors={toErrors}
      submitLabel={t('apply.submit')}
      confirm={(sentTo) => ({ title: t('apply.sentTitle'), text: t('apply.sent', { emailAddress: sentTo }) })}
      after={() => <TextLink href={paths.careers()}>{t('apply.another')}</TextLink>}
    >
      <ApplicationFields progress={progress} />
    </InquiryForm>
  );
}
