// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JobApplication, ResumePart, ResumeUpload } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const shellCareersOperations = {
  uploadResumePart: { method: 'POST', path: '/careers/public/resume', domain: 'shell', noun: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I3.24', 'I5.10'], errors: ['notFound', 'payloadTooLarge', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], bodyBytes: 720000 },
  applyForJob: { method: 'POST', path: '/careers/public/application', domain: 'shell', noun: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I3.24', 'I8.10'], errors: ['malformedEmail', 'notFound', 'unsupportedMediaType', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface ShellCareersOperations {
  /** Uploads the next part of a résumé. The first call starts the upload; a part sent twice is stored once. [I3.24, I5.10] */
  uploadResumePart: { query: undefined; body: ResumePart; request: ResumePart; response: ResumeUpload; error: 'notFound' | 'payloadTooLarge' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Submits an application with the uploaded résumé. An upload applies once, however often the call is repeated. [I2.29, I3.24, I8.10] */
  applyForJob: { query: undefined; body: JobApplication; request: JobApplication; response: Accepted; error: 'malformedEmail' | 'notFound' | 'unsupportedMediaType' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
