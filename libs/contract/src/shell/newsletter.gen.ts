// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EmailAddress, Id, ShortText } from '../common/value.gen.ts';
export interface NewsletterRequest {
emailAddress: EmailAddress
}
export interface EventNewsletterRequest {
emailAddress: EmailAddress
eventId: Id
}
export interface NewsletterAnswer {
token: string
isWanted: boolean
}
export interface NewsletterSubscription {
emailAddress: EmailAddress
/**
 * Pending until the owner of the address confirms; ended after unsubscribing, or after the announced mail.
 */
state: ("pending" | "active" | "ended")
/**
 * Event of the subscription; absent for the newsletter.
 */
eventName?: ShortText
}
