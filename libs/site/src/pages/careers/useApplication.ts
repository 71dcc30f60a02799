import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorText, isFoyerError } from '@foyer/api-client';
import { useApplyForJobMutation, useUploadResumePartMutation } from '@foyer/api-client/shell';
import type { ApplicationValues } from './jobApplication.ts';
import { sendResume, type ResumeProgress } from './sendResume.ts';

/** Maps an error to its field, or to the form; with the server's message if there is one [I8.10]. */
function toErrors(t: TFunction<'careers'>, error: unknown): Record<string, string> {
  const code = errorCodeOf(error);
  if (code === 'unsupportedMediaType') return { resume: 'errors.fileType' };
  if (code === 'payloadTooLarge') return { resume: 'errors.fileType' };
  const reason = isFoyerError(error) && error.kind !== 'unknown' ? errorText(t, error) : '';
  return { [FORM_ERROR]: [t('errors.application'), reason].filter(Boolean).join(' ') };
}

export interface Application {
  /** Resolves with the applicant's address. */
  send: (values: ApplicationValues) => Promise<string>;
  toErrors: (error: unknown) => Record<string, string>;
  /** From 0 to 1 during the upload. */
  progress: number | undefined;
}

/** Uploads the résumé, then sends the application; a retry doesn't upload finished parts again. */
export function useApplication(jobId: string): Application {
  const { t } = useTranslation('careers');
  const [sendPart] = useUploadResumePartMutation();
  const [apply] = useApplyForJobMutation();
  const kept = useRef<ResumeProgress>(undefined);
  const [progress, setProgress] = useState<number>();

  async function upload(file: File): Promise<string> {
    const begun = kept.current?.file === file ? kept.current : { file, sentBytes: 0 };
    setProgress(begun.sentBytes / file.size);
    return sendResume(
      begun,
      (part) => sendPart(part).unwrap(),
      (now) => {
        kept.current = now;
        setProgress(now.sentBytes / file.size);
      },
    );
  }
  async function send({ emailAddress = '', message = '', resume = [] }: ApplicationValues): Promise<string> {
    try {
      const uploadToken = await upload(resume[0]!);
      const address = emailAddress.trim();
      await apply({ jobId, emailAddress: address, message: message.trim(), uploadToken }).unwrap();
      return address;
    } catch (error) {
      // The server has dropped the upload: the next attempt starts again.
      if (errorCodeOf(error) === 'notFound') kept.current = undefined;
      throw error;
    } finally {
      setProgress(undefined);
    }
  }
  return { send, toErrors: (error) => toErrors(t, error), progress };
}
