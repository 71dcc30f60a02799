// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityPartialAccountDefinitions: Record<string, JsonSchema> = {
  FinishAccountRequest: {"description":"Short form of a sign-up. Details are sent if the account lacks them [I3.15].","type":"object","required":["emailVerificationToken","password","userProfileRequest"],"properties":{"emailVerificationToken":{"$ref":"#/definitions/LinkToken"},"password":{"$ref":"#/definitions/Password"},"userProfileRequest":{"$ref":"#/definitions/FinishProfileRequest"}},"additionalProperties":false},
  FinishProfileRequest: {"type":"object","required":["userLocale"],"properties":{"userLocale":{"$ref":"#/definitions/Locale"},"firstName":{"$ref":"#/definitions/PersonName"},"lastName":{"$ref":"#/definitions/PersonName"},"dateOfBirth":{"$ref":"#/definitions/BirthDate"},"gender":{"$ref":"#/definitions/Gender"},"countryCode":{"$ref":"#/definitions/CountryCode"},"postalCode":{"$ref":"#/definitions/PostalCode"}},"additionalProperties":false},
  PartialUserAccount: {"type":"object","required":["emailAddress","partial"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"partial":{"description":"Whether personal details are missing, for which a second step asks [I4.09].","type":"boolean"},"firstName":{"$ref":"#/definitions/PersonName"},"lastName":{"$ref":"#/definitions/PersonName"},"returnTo":{"type":"string","maxLength":1000}},"additionalProperties":false},
};

export const identityPartialAccountSchemas: Record<'completePartialUserAccount' | 'getPartialUserAccount', OperationSchema> = {
  completePartialUserAccount: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/FinishAccountRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
  getPartialUserAccount: {"querystring":{"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"$ref":"foyer#/definitions/LinkToken"}}},"response":{"$ref":"foyer#/definitions/PartialUserAccount"}},
};
