// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityLinkDefinitions: Record<string, JsonSchema> = {
  LinkToken: {"description":"One-time secret from a mail.","type":"string","minLength":1,"maxLength":200},
  ReturnTo: {"description":"Same-origin path to which the link in the mail returns.","type":"string","pattern":"^/(?!/).*$","maxLength":1000},
  MailedCode: {"description":"Code from a mail.","type":"string","pattern":"^[0-9]{8}$","maxLength":8,"examples":["01234567"]},
  VerifyEmailByCodeRequest: {"type":"object","required":["code"],"properties":{"code":{"$ref":"#/definitions/MailedCode"}},"additionalProperties":false},
  VerifiedEmail: {"type":"object","required":["emailAddress"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"returnTo":{"type":"string","maxLength":1000}},"additionalProperties":false},
};

export const identityLinkSchemas: Record<'verifyAccountEmail' | 'verifyEmailByCode' | 'resendVerificationLink', OperationSchema> = {
  verifyAccountEmail: {"querystring":{"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"$ref":"foyer#/definitions/LinkToken"}}},"response":{"$ref":"foyer#/definitions/VerifiedEmail"}},
  verifyEmailByCode: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/VerifyEmailByCodeRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  resendVerificationLink: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
