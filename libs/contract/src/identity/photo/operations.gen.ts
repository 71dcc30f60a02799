// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { SetPhotoRequest } from './types.gen.ts';
import type { Profile } from '../account/types.gen.ts';

export const identityPhotoOperations = {
  setPhoto: { method: 'PUT', path: '/user/photo', domain: 'identity', noun: 'photo', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I3.08'], errors: ['unsupportedImage', 'imageTooSmall', 'payloadTooLarge', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], bodyBytes: 8000000 },
  removePhoto: { method: 'DELETE', path: '/user/photo', domain: 'identity', noun: 'photo', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I3.08'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityPhotoOperations {
  /** Sets the photo. Its format is recognised by content; it is rotated upright, cropped to a square, and stripped of metadata. [I3.08] */
  setPhoto: { query: undefined; body: SetPhotoRequest; request: SetPhotoRequest; response: Profile; error: 'unsupportedImage' | 'imageTooSmall' | 'payloadTooLarge' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Removes the photo. [I3.08] */
  removePhoto: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
