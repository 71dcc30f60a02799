// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityPasswordDefinitions: Record<string, JsonSchema> = {
  ChangePasswordRequest: {"type":"object","required":["verificationString","password"],"properties":{"verificationString":{"$ref":"#/definitions/LinkToken"},"password":{"$ref":"#/definitions/Password"}},"additionalProperties":false},
  InitiateResetPasswordRequest: {"type":"object","required":["emailAddress"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"returnTo":{"$ref":"#/definitions/ReturnTo"}},"additionalProperties":false},
  ResetPasswordLink: {"type":"object","required":["emailAddress"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"returnTo":{"type":"string","maxLength":1000}},"additionalProperties":false},
};

export const identityPasswordSchemas: Record<'changePassword' | 'initiateResetPassword' | 'verifyResetPasswordEmail', OperationSchema> = {
  changePassword: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ChangePasswordRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
  initiateResetPassword: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/InitiateResetPasswordRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  verifyResetPasswordEmail: {"querystring":{"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"$ref":"foyer#/definitions/LinkToken"}}},"response":{"$ref":"foyer#/definitions/ResetPasswordLink"}},
};
