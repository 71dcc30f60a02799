// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityNotificationSettingsDefinitions: Record<string, JsonSchema> = {
  NotificationSettings: {"description":"Permitted mails. Receipts and mails about the account's security are always sent.","type":"object","required":["eventReminders","tokenActivity","saleAlerts","newsletter"],"properties":{"eventReminders":{"description":"Before an event, and when it changes.","type":"boolean"},"tokenActivity":{"description":"When an item was transferred, accepted or sold.","type":"boolean"},"saleAlerts":{"description":"When a sale opens or a price falls.","type":"boolean"},"cartReminders":{"description":"When the time to pay for a cart ran out. Absent from clients of earlier releases; then it stays.","type":"boolean"},"newsletter":{"type":"boolean"}},"additionalProperties":false},
};

export const identityNotificationSettingsSchemas: Record<'getNotificationSettings' | 'updateNotificationSettings', OperationSchema> = {
  getNotificationSettings: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/NotificationSettings"}},
  updateNotificationSettings: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/NotificationSettings"},"response":{"$ref":"foyer#/definitions/NotificationSettings"}},
};
