import type { CareersMessageKey } from '../../messages/careersMessageKeys.gen.ts';
import { checkInquiry } from '../../model/checkInquiry.ts';

/** Largest résumé in bytes [I5.10]. */
export const maximumBytes = 10 * 1024 * 1024;
/** Size of an upload part; divisible by three, so that base64 needs no padding in between. */
export const partBytes = 3 * 128 * 1024;

/** Types offered by the file dialog; the server inspects the content [I3.24]. */
export const acceptedTypes: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/rtf': ['.rtf'],
  'text/rtf': ['.rtf'],
  'text/plain': ['.txt'],
};

export interface ApplicationValues {
  emailAddress?: string;
  message?: string;
  resume?: readonly File[];
}
export type ApplicationErrors = Partial<Record<keyof ApplicationValues, CareersMessageKey>>;

/** Requires all three fields and a valid email [I3.24, I5.11]. */
export const validateApplication = (values: ApplicationValues): ApplicationErrors => ({
  ...checkInquiry(values, ['emailAddress', 'message'], 'emailAddress'),
  ...(values.resume?.length ? {} : { resume: 'errors.resume' as const }),
});
