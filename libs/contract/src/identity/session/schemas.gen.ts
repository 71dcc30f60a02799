// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identitySessionDefinitions: Record<string, JsonSchema> = {
  LogInRequest: {"type":"object","required":["emailAddress","password"],"properties":{"emailAddress":{"type":"string","minLength":1,"maxLength":254},"password":{"$ref":"#/definitions/Password"}},"additionalProperties":false},
  LogInByLinkRequest: {"type":"object","required":["token"],"properties":{"token":{"$ref":"#/definitions/LinkToken"}},"additionalProperties":false},
  UserSession: {"type":"object","required":["sessionId","current","createdAt","lastSeenAt","deviceKind"],"properties":{"sessionId":{"$ref":"#/definitions/Id"},"current":{"description":"Whether this is the session of the request.","type":"boolean"},"createdAt":{"$ref":"#/definitions/Instant"},"lastSeenAt":{"$ref":"#/definitions/Instant"},"deviceKind":{"type":"string","enum":["desktop","mobile","tablet","other"]},"browser":{"$ref":"#/definitions/ShortText"},"system":{"$ref":"#/definitions/ShortText"},"ipAddress":{"type":"string","maxLength":64}},"additionalProperties":false},
  UserSessionList: {"type":"object","required":["sessions"],"properties":{"sessions":{"type":"array","maxItems":100,"items":{"$ref":"#/definitions/UserSession"}}},"additionalProperties":false},
  LogInMethods: {"type":"object","required":["hasPassword","authenticatorTypes"],"properties":{"hasPassword":{"type":"boolean"},"authenticatorTypes":{"description":"Providers of the deployment that can sign in to the account.","type":"array","maxItems":2,"items":{"$ref":"#/definitions/AuthenticatorType"}}},"additionalProperties":false},
  ConfirmLogInRequest: {"description":"Exactly one of the three.","type":"object","minProperties":1,"maxProperties":1,"properties":{"password":{"$ref":"#/definitions/Password"},"code":{"$ref":"#/definitions/MailedCode"},"thirdParty":{"$ref":"#/definitions/ThirdPartyLoginRequest"}},"additionalProperties":false},
};

export const identitySessionSchemas: Record<'logIn' | 'logInByLink' | 'logOut' | 'listSessions' | 'endSession' | 'endOtherSessions' | 'getLogInMethods' | 'confirmLogIn' | 'sendLogInCode', OperationSchema> = {
  logIn: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/LogInRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
  logInByLink: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/LogInByLinkRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
  logOut: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Accepted"}},
  listSessions: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/UserSessionList"}},
  endSession: {"querystring":{"type":"object","additionalProperties":false,"required":["sessionId"],"properties":{"sessionId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/Accepted"}},
  endOtherSessions: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Accepted"}},
  getLogInMethods: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/LogInMethods"}},
  confirmLogIn: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ConfirmLogInRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
  sendLogInCode: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
