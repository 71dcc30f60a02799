// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, Instant } from '../common/value.gen.ts';
/**
 * Offer groups of which nothing is resold.
 * 
 * @maxItems 500
 */
export type BlockedOfferGroupIds = Id[]
/**
 * Maximum price above face value in hundredths of a per cent; 0 is face value. Absent without a maximum.
 */
export type ResaleCap = number

export interface ResaleRules {
eventId: Id
isAllowed: boolean
/**
 * At once if absent.
 */
opensAt?: Instant
/**
 * Doors if absent.
 */
closesAt?: Instant
capBasisPoints?: ResaleCap
blockedOfferGroupIds: BlockedOfferGroupIds
/**
 * Share of the profit that the organiser gets, in parts per million.
 */
sharePpm: number
}
export interface SetResaleRulesRequest {
eventId: Id
isAllowed: boolean
opensAt?: Instant
closesAt?: Instant
capBasisPoints?: ResaleCap
blockedOfferGroupIds: BlockedOfferGroupIds
}
