// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellNewsletterDefinitions: Record<string, JsonSchema> = {
  NewsletterRequest: {"type":"object","required":["emailAddress"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"}},"additionalProperties":false},
  EventNewsletterRequest: {"type":"object","required":["emailAddress","eventId"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"eventId":{"$ref":"#/definitions/Id"}},"additionalProperties":false},
  NewsletterAnswer: {"type":"object","required":["token","isWanted"],"properties":{"token":{"type":"string","minLength":1,"maxLength":100},"isWanted":{"type":"boolean"}},"additionalProperties":false},
  NewsletterSubscription: {"type":"object","required":["emailAddress","state"],"properties":{"emailAddress":{"$ref":"#/definitions/EmailAddress"},"state":{"description":"Pending until the owner of the address confirms; ended after unsubscribing, or after the announced mail.","type":"string","enum":["pending","active","ended"]},"eventName":{"$ref":"#/definitions/ShortText","description":"Event of the subscription; absent for the newsletter."}},"additionalProperties":false},
};

export const shellNewsletterSchemas: Record<'subscribeNewsletter' | 'subscribeEventNewsletter' | 'getNewsletterSubscription' | 'answerNewsletterSubscription', OperationSchema> = {
  subscribeNewsletter: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/NewsletterRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  subscribeEventNewsletter: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/EventNewsletterRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  getNewsletterSubscription: {"querystring":{"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":100}}},"response":{"$ref":"foyer#/definitions/NewsletterSubscription"}},
  answerNewsletterSubscription: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/NewsletterAnswer"},"response":{"$ref":"foyer#/definitions/NewsletterSubscription"}},
};
