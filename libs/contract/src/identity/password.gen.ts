// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EmailAddress } from '../common/value.gen.ts';
import type { Password } from './account.gen.ts';
import type { LinkToken, ReturnTo } from './link.gen.ts';
export interface ChangePasswordRequest {
verificationString: LinkToken
password: Password
}
export interface InitiateResetPasswordRequest {
emailAddress: EmailAddress
returnTo?: ReturnTo
}
export interface ResetPasswordLink {
emailAddress: EmailAddress
returnTo?: string
}
