// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ContactMessage, DemoRequest } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const shellInquiryOperations = {
  sendContactMessage: { method: 'POST', path: '/contact/public/message', domain: 'shell', noun: 'inquiry', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I9.10'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  requestDemo: { method: 'POST', path: '/client/acquisition/public/request-demo', domain: 'shell', noun: 'inquiry', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.28', 'C7.72', 'C9.06'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface ShellInquiryOperations {
  /** Sends a message to support, which answers by mail. [I2.29, I9.10] */
  sendContactMessage: { query: undefined; body: ContactMessage; request: ContactMessage; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Requests a product demonstration for an organiser. [I7.28, C7.72, C9.06] */
  requestDemo: { query: undefined; body: DemoRequest; request: DemoRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
