// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { NotificationSettings } from './types.gen.ts';

export const identityNotificationSettingsOperations = {
  getNotificationSettings: { method: 'GET', path: '/user/notificationSettings/v2', domain: 'identity', noun: 'notification-settings', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['I7.19'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updateNotificationSettings: { method: 'PUT', path: '/user/notificationSettings/v2', domain: 'identity', noun: 'notification-settings', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.19'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentityNotificationSettingsOperations {
  /** Mail preferences of the caller. [I7.19] */
  getNotificationSettings: { query: undefined; body: undefined; request: void; response: NotificationSettings; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the mail preferences of the caller. [I7.19] */
  updateNotificationSettings: { query: undefined; body: NotificationSettings; request: NotificationSettings; response: NotificationSettings; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
