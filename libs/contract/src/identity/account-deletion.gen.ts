// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface AccountDeletionCheck {
/**
 * Items for events that are not over.
 */
upcomingTokens: number
/**
 * Payments whose outcome is unknown, or whose refund is pending.
 */
openPayments: number
/**
 * Organisations of which the caller is the only owner.
 */
ownedOrganisations?: number
/**
 * Sales whose money has not arrived at the caller yet.
 */
openPayouts?: number
}
