// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityAccountDeletionDefinitions: Record<string, JsonSchema> = {
  AccountDeletionCheck: {"type":"object","required":["upcomingTokens","openPayments"],"properties":{"upcomingTokens":{"description":"Items for events that are not over.","type":"integer","minimum":0},"openPayments":{"description":"Payments whose outcome is unknown, or whose refund is pending.","type":"integer","minimum":0},"ownedOrganisations":{"description":"Organisations of which the caller is the only owner.","type":"integer","minimum":0},"openPayouts":{"description":"Sales whose money has not arrived at the caller yet.","type":"integer","minimum":0}},"additionalProperties":false},
};

export const identityAccountDeletionSchemas: Record<'deleteAccount' | 'checkAccountDeletion', OperationSchema> = {
  deleteAccount: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Accepted"}},
  checkAccountDeletion: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/AccountDeletionCheck"}},
};
