// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id } from '../../common/value/types.gen.ts';
import type { PromoterGuest, PromoterLine } from '../transaction/types.gen.ts';
export interface GiveToGuestRequest {
eventId: Id
/**
 * @minItems 1
 * @maxItems 10
 */
lines: PromoterLine[]
guest: PromoterGuest
/**
 * False for the price of the offer.
 */
isFree: boolean
}
