// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EmailAddress } from '../common/value.gen.ts';
/**
 * One-time secret from a mail.
 */
export type LinkToken = string
/**
 * Same-origin path to which the link in the mail returns.
 */
export type ReturnTo = string
/**
 * Code from a mail.
 */
export type MailedCode = string

export interface VerifyEmailByCodeRequest {
code: MailedCode
}
export interface VerifiedEmail {
emailAddress: EmailAddress
returnTo?: string
}
