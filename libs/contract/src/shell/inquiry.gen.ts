// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance } from '../common/event.gen.ts';
import type { CountryCode, EmailAddress } from '../common/value.gen.ts';
/**
 * Topic of a message; hosts are answered within 24 hours [I9.10].
 */
export type ContactTopic = ("order" | "access" | "hosting" | "press" | "other")
/**
 * Tickets per year [I3.23].
 */
export type AnnualVolume = ("UNDER_25K" | "FROM_25K_TO_100K" | "FROM_100K_TO_500K" | "OVER_500K")

export interface ContactMessage {
name: string
emailAddress: EmailAddress
topic: ContactTopic
message: string
}
/**
 * Request of an organiser for a demonstration [I3.23, C3.32].
 */
export interface DemoRequest {
name: string
email: EmailAddress
company: string
country: CountryCode
/**
 * @minItems 1
 * @maxItems 2
 */
attendance: Attendance[]
annualVolume?: AnnualVolume
}
